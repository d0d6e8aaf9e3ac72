/** Reads a PDF from standard input and prints its pages' texts as JSON. A process of its own: pdfjs is an ES module that jest cannot load. */
import { readFileSync } from 'node:fs';
import { getDocument, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs';

const task = getDocument({ data: new Uint8Array(readFileSync(0)), verbosity: VerbosityLevel.ERRORS });
const document = await task.promise;
const pages = [];
for (let number = 1; number <= document.numPages; number += 1) {
  const content = await (await document.getPage(number)).getTextContent();
  pages.push(content.items.map((item) => (item.hasEOL ? `${item.str}\n` : item.str)).join(''));
}
process.stdout.write(JSON.stringify(pages));
await task.destroy();
