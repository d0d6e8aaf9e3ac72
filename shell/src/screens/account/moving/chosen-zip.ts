import { MAX_COMPANY_IMPORT } from '@dwang/contracts/values';

const EMPTY_ZIP = 22;

/** What is wrong with the chosen file, or an empty text. What is in it is checked by the server. */
export async function problemOfZip(file: File): Promise<string> {
  if (file.size > MAX_COMPANY_IMPORT) return 'This file is larger than an export can be (64 GB).';
  const begin = await file
    .slice(0, 2)
    .text()
    .catch(() => '');
  if (file.size < EMPTY_ZIP || begin !== 'PK') return 'This is not a zip. Choose the file that Export downloaded.';
  return '';
}
