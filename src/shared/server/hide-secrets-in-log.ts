/** Letters' addresses end in a secret key, which must not be logged, however somebody writes them. */
const secretParts =
  "unsubscribe|subscription|registrations?|visit|visits[\\\\/]own|diary|door|owner-mail|owner-password|invitations?";
const inPath = new RegExp(`([\\\\/](?:${secretParts}|backups))[^\\w-].*`, "is");
/** Within texts only as part of an address: sources and folders have such names, too. */
const inText = new RegExp(`(/(?:${secretParts}|api/backups))/[^\\s"'\`<>]+`, "gi");

/** The owner's calls have numbers in their addresses, and no secrets. */
const ownersCall = /^\/api\/admin\/(?!.*\.\.)[\w./:-]*$/;

/** A path that may be logged and stored: without the key of a link. */
export function pathInLog(path: string): string {
  if (ownersCall.test(path)) return path;
  const plain = decoded(path);
  return inPath.test(plain) ? plain.replace(inPath, "$1/…") : path;
}

/** A text, such as an error's message, without the secrets of the addresses in it. */
export function withoutSecrets(text: string): string {
  return text.replaceAll(inText, "$1/…");
}

/** As decoded leniently, and as decoded a second time. */
function decoded(path: string): string {
  let plain = path;
  for (let times = 0; times < 3; times += 1) {
    plain = plain.replaceAll(/%([0-7][\da-f])/gi, (_, hex: string) =>
      String.fromCharCode(Number.parseInt(hex, 16)),
    );
  }
  return plain;
}
