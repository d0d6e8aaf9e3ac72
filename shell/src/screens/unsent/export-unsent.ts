import type { QueuedWrite } from '@dwang/client';

/** A text that begins like a formula would be run by a spreadsheet. */
const cell = (value: unknown): string => {
  const text = value === null || value === undefined ? '' : String(value);
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

/** For people and spreadsheets: what, since when, how it stands and what was typed. UTF-8 with a mark, lines end in CRLF. */
export function unsentAsCsv(writes: readonly QueuedWrite[]): string {
  const rows = writes.map(({ label, createdAt, state, error, request }) => [
    label,
    createdAt,
    state,
    error?.detail,
    JSON.stringify(request.body ?? null),
  ]);
  const lines = [['What', 'Made at', 'State', 'Reason', 'Content'], ...rows].map((row) => row.map(cell).join(','));
  return `\uFEFF${lines.join('\r\n')}\r\n`;
}

/** For machines: everything that would be sent. Files are named by type and size; they stay on this device. */
export function unsentAsJson(writes: readonly QueuedWrite[]): string {
  const shown = writes.map(({ request: { file, ...request }, preview: _, ...write }) => ({
    ...write,
    request: { ...request, ...(file ? { file: { type: file.type, size: file.size } } : {}) },
  }));
  return JSON.stringify(shown, null, 2);
}

function save(name: string, type: string, content: string): void {
  const address = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/** Saves the unsent work twice: to be read, and to be used. */
export function exportUnsent(writes: readonly QueuedWrite[]): void {
  save('dwang-unsent.csv', 'text/csv', unsentAsCsv(writes));
  save('dwang-unsent.json', 'application/json', unsentAsJson(writes));
}
