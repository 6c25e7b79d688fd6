import type { AddressInfo, Socket } from "node:net";
import PostalMime, { type Email } from "postal-mime";
import { SMTPServer, type SMTPServerAuthentication } from "smtp-server";

/** A real mail server on the loopback that does as a test tells it. */
export interface TestSmtp {
  url: string;
  /** Every letter it said yes to, in order. */
  accepted: Email[];
  /** What it answers to the next letters; undefined accepts them. A text begins with the SMTP code. */
  refuseWith(reply: string | undefined): void;
  /** What it answers to MAIL FROM, in the same way. */
  refuseSenderWith(reply: string | undefined): void;
  /** What it answers to RCPT TO, in the same way. */
  refuseRecipientWith(reply: string | undefined): void;
  /** What it greets new connections with, in the same way. */
  greetWith(reply: string | undefined): void;
  /** Holds every answer back until the returned function is called. */
  hold(): () => void;
  /** Called with each letter it takes, before it says yes. */
  onAccept(what: (() => Promise<void>) | undefined): void;
  /** Ends every connection without another word. */
  cut(): void;
  /** How many letters have come as far as their text. */
  attempts(): number;
  /** How many connections were opened. */
  connections(): number;
  close(): Promise<void>;
}

/** Starts a mail server on a free port, which speaks no TLS. With `onLogin` it takes every name and password. */
export async function openSmtp({
  host = "127.0.0.1",
  port: wantedPort = 0,
  onLogin,
}: {
  host?: string;
  port?: number;
  onLogin?: (login: SMTPServerAuthentication) => void;
} = {}): Promise<TestSmtp> {
  const accepted: Email[] = [];
  let reply: string | undefined;
  let senderReply: string | undefined;
  let recipientReply: string | undefined;
  let greeting: string | undefined;
  let attempts = 0;
  let connections = 0;
  let beforeYes: (() => Promise<void>) | undefined;
  let held = Promise.resolve();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    allowInsecureAuth: onLogin !== undefined,
    onAuth(login, _session, callback) {
      onLogin?.(login);
      callback(null, { user: "garden" });
    },
    onConnect(_session, callback) {
      connections += 1;
      callback(refusal(greeting));
    },
    onMailFrom: (_address, _session, callback) => callback(refusal(senderReply)),
    onRcptTo: (_address, _session, callback) => callback(refusal(recipientReply)),
    onData(stream, _session, callback) {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", async () => {
        attempts += 1;
        await held;
        if (reply) {
          callback(refusal(reply));
          return;
        }
        accepted.push(await PostalMime.parse(Buffer.concat(chunks)));
        await beforeYes?.();
        callback();
      });
    },
  });
  // A client that is gone without a word is no fault of the test's.
  server.on("error", () => {});
  const sockets = new Set<Socket>();
  server.server.on("connection", (socket: Socket) => {
    sockets.add(socket);
    socket.once("close", () => sockets.delete(socket));
  });
  await new Promise<void>((resolve) => server.listen(wantedPort, host, resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://${host}:${port}`,
    accepted,
    refuseWith(next) {
      reply = next;
    },
    refuseSenderWith(next) {
      senderReply = next;
    },
    refuseRecipientWith(next) {
      recipientReply = next;
    },
    greetWith(next) {
      greeting = next;
    },
    hold() {
      let letGo = () => {};
      held = new Promise((resolve) => {
        letGo = resolve;
      });
      return letGo;
    },
    onAccept(what) {
      beforeYes = what;
    },
    cut() {
      for (const socket of sockets) socket.destroy();
    },
    attempts: () => attempts,
    connections: () => connections,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

function refusal(reply: string | undefined): Error | undefined {
  if (!reply) return undefined;
  return Object.assign(new Error(reply.slice(4)), { responseCode: Number(reply.slice(0, 3)) });
}
