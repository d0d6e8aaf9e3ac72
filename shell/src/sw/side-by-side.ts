/** As many as a browser asks of one server at a time over HTTP/1.1. */
const AT_ONCE = 6;

/** Works through the list in its order, a few at a time. `work` must not reject. */
export async function sideBySide<Item>(items: Item[], work: (item: Item) => Promise<void>): Promise<void> {
  const queue = [...items];
  const worker = async (): Promise<void> => {
    for (let next = queue.shift(); next !== undefined; next = queue.shift()) await work(next);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}
