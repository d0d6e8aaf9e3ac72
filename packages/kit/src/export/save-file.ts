/** Milliseconds for which a file's address stays good: some phones read it late. */
const HOLD_MS = 60_000;

/** Hands a file to the browser's downloads. */
export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), HOLD_MS);
}

/** Shows a file in a tab that was opened by the tap itself; without one (pop-ups blocked) it is saved instead. */
export function showFile(tab: Window | null, file: Blob, name: string): void {
  if (!tab || tab.closed) {
    saveFile(file, name);
    return;
  }
  const address = URL.createObjectURL(file);
  tab.location.replace(address);
  setTimeout(() => URL.revokeObjectURL(address), HOLD_MS);
}
