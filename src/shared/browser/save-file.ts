/** Makes the browser download a file under this name. */
export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  // The browser may still be reading it; a minute is more than it needs.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
