/** The rows of a list that is read page by page, each page only when the rows before it are taken. `read` gets the cursor, '' at first. */
export async function* eachRow<Row>(
  read: (cursor: string) => Promise<{ items: readonly Row[]; nextCursor: string | null }>,
): AsyncGenerator<Row> {
  let cursor: string | null = '';
  while (cursor !== null) {
    const page: { items: readonly Row[]; nextCursor: string | null } = await read(cursor);
    yield* page.items;
    cursor = page.nextCursor;
  }
}
