/** The first match counts: browsers name others after it for compatibility. */
const browsers = [
  [/Edg(?:e|A|iOS)?\//, "Edge"],
  [/OPR\/|Opera/, "Opera"],
  [/SamsungBrowser\//, "Samsung Internet"],
  [/Firefox\/|FxiOS\//, "Firefox"],
  [/Chrome\/|CriOS\//, "Chrome"],
  [/Safari\//, "Safari"],
] as const;

const systems = [
  [/iPhone|iPod/, "an iPhone"],
  [/iPad/, "an iPad"],
  [/Android.*Mobile/, "an Android phone"],
  [/Android/, "an Android tablet"],
  [/Windows/, "Windows"],
  [/CrOS/, "a Chromebook"],
  [/Macintosh/, "a Mac"],
  [/Linux/, "Linux"],
] as const;

/** What a `User-Agent` header (RFC 9110, 10.1.5) says of a device, in words for its user: "Safari on an iPhone". */
export function deviceInWords(userAgent: string | undefined): string {
  const among = (names: readonly (readonly [RegExp, string])[]) =>
    names.find(([pattern]) => pattern.test(userAgent ?? ""))?.[1];
  const browser = among(browsers);
  const system = among(systems);
  if (!browser) return "A program";
  return system ? `${browser} on ${system}` : browser;
}
