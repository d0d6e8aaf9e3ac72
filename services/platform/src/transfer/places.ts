/** Numbers of rows of one table and their places in it, 1 for the first. */
export class Places {
  private readonly places = new Map<number, number>();
  private missing = 0;

  add(id: number): void {
    this.places.set(id, this.places.size + 1);
  }

  get count(): number {
    return this.places.size - this.missing;
  }

  /** Null for a row that is gone. */
  find(id: number): number | null {
    return this.places.get(id) ?? null;
  }

  /** For a column that must hold something: rows that are gone get -1, -2 … as they are met. */
  findOrMark(id: number): number {
    const place = this.places.get(id);
    if (place !== undefined) return place;
    this.missing += 1;
    this.places.set(id, -this.missing);
    return -this.missing;
  }
}
