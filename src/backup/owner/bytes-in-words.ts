const oneDigit = new Intl.NumberFormat("en-US", { maximumFractionDigits: 1 });

/** "12.3 MB": as disks and download lists count them. */
export function bytesInWords(bytes: number): string {
  const [number, unit] =
    bytes >= 1e9 ? [bytes / 1e9, "GB"] : bytes >= 1e6 ? [bytes / 1e6, "MB"] : [bytes / 1e3, "KB"];
  return `${oneDigit.format(number)} ${unit}`;
}
