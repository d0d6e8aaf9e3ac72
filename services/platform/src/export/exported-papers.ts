import { Injectable } from '@nestjs/common';
import type { Scope } from '../access/scope';
import type { ZipEntry } from './zip-stream';

/** The papers of an area that somebody may take along, each drawn when it is asked for. */
export type PaperSource = (scope: Scope) => AsyncIterable<ZipEntry>;

/** What an area has on paper and keeps as rows only. An area says at its start that it has some; an export draws them. */
@Injectable()
export class ExportedPapers {
  private readonly sources: PaperSource[] = [];

  add(source: PaperSource): void {
    this.sources.push(source);
  }

  async *entries(scope: Scope): AsyncGenerator<ZipEntry> {
    for (const source of this.sources) yield* source(scope);
  }
}
