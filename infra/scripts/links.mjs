import { readFileSync } from 'node:fs';
import { deadLinks, linksIn } from './links/check-links.mjs';
import { readFlags } from './read-flags.mjs';

readFlags();

/** `npm run links`: asks for every page of the resource library and the calculator directory and prints the dead ones. Needs the internet. */
const FILES = ['services/tools/src/resources/resources.data.ts', 'services/tools/src/calculators/calculators.data.ts'];
const root = new URL('../../', import.meta.url);
const urls = [...new Set(FILES.flatMap((file) => linksIn(readFileSync(new URL(file, root), 'utf8'))))];
const dead = await deadLinks(urls);
for (const { url, problem } of dead) process.stdout.write(`${problem.padEnd(20)} ${url}\n`);
process.stdout.write(`${urls.length} links, ${dead.length} dead\n`);
if (dead.length > 0) process.exitCode = 1;
