import { createHash } from 'node:crypto';
import { Passwords } from '@dwang/identity';
import type { TestApp } from '@dwang/testing/services';
import fc from 'fast-check';
import { asked } from './asked';
import { type ApiDocument, type Operation, readDocument } from './operations';
import type { Outside } from './outside';
import { rightRequest } from './right-request';
import { Scene } from './scene';
import { Sender } from './sender';

/** Sends right and made-up requests to every route as everybody who could ask, and keeps in mind what was answered. */
export class Fuzzer {
  readonly faults: string[] = [];

  private constructor(
    private readonly document: ApiDocument,
    readonly sender: Sender,
  ) {}

  /** For the routes alone whose method and address hold `part`, where it is given. */
  static async make(test: TestApp, outside: Outside, part = ''): Promise<Fuzzer> {
    test.app.get(Passwords).cost = { memoryCost: 8, timeCost: 1 };
    const { operations, schemas } = await readDocument(test);
    const chosen = operations.filter(({ name }) => name.includes(part));
    return new Fuzzer({ operations: chosen, schemas }, new Sender(await Scene.make(test, outside)));
  }

  get routes(): string[] {
    return this.document.operations.map(({ name }) => name);
  }

  /** Sends `runs` requests to each route, the first of them a right one; with the same `seed` the same ones to each. A route is left at its first fault. */
  async run(runs: number, seed: number, tell: (line: string) => void = () => undefined): Promise<void> {
    for (const [index, operation] of this.document.operations.entries()) {
      const started = Date.now();
      await this.check(operation, runs, seed);
      const seconds = ((Date.now() - started) / 1000).toFixed(1);
      tell(`${index + 1}/${this.routes.length} ${operation.name}: ${this.sender.told(operation.name)}, ${seconds} s\n`);
    }
  }

  private async check(operation: Operation, numRuns: number, ofRun: number): Promise<void> {
    const seed = ofRun ^ createHash('sha256').update(operation.name).digest().readInt32LE();
    const property = fc.asyncProperty(asked(operation, this.document.schemas), (one) => this.sender.send(operation, one));
    const examples: [ReturnType<typeof rightRequest>][] = [[rightRequest(operation)]];
    const found = await fc.check(property, { numRuns, seed, examples, endOnFailure: true });
    if (!found.failed) return;
    const sent = JSON.stringify(found.counterexample?.[0]).slice(0, 1500);
    const why = found.errorInstance instanceof Error ? found.errorInstance.message : String(found.errorInstance);
    this.faults.push(`${operation.name}: ${why}\n  sent ${sent}\n  again with --seed ${ofRun} --only '${operation.name}'`);
  }
}
