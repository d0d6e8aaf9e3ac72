/**
 * Long work in short steps: at each `yield` whoever runs it may let others have their turn. The work itself knows neither clock nor thread, so
 * that browser and server share it.
 */
export type Steps<Result> = Generator<void, Result, void>;

/** Does it all at once. */
export function finish<Result>(steps: Steps<Result>): Result {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}

/** What `map` makes of each item, one in a step. */
export function* mapSteps<Item, Result>(items: Iterable<Item>, map: (item: Item, index: number) => Result): Steps<Result[]> {
  const made: Result[] = [];
  for (const item of items) {
    made.push(map(item, made.length));
    yield;
  }
  return made;
}
