import { randomInt } from "node:crypto";

/** Below those that the system gives by itself: of these one that was found free could be given away before it is opened. */
export const randomPort = () => randomInt(20_000, 30_000);
