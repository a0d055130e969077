/** A binary heap of numbers by key, smallest first; of equal keys the latest comes first, so that search goes deep. */
export class Queue {
  private keys = new Float64Array(1024);
  private items = new Int32Array(1024);
  size = 0;

  push(key: number, item: number): void {
    if (this.size === this.keys.length) this.grow();
    let i = this.size++;
    while (i > 0) {
      const up = (i - 1) >> 1;
      if ((this.keys[up] as number) < key) break;
      this.keys[i] = this.keys[up] as number;
      this.items[i] = this.items[up] as number;
      i = up;
    }
    this.keys[i] = key;
    this.items[i] = item;
  }

  get key(): number {
    return this.keys[0] as number;
  }

  pop(): number {
    const top = this.items[0] as number;
    const key = this.keys[--this.size] as number;
    const item = this.items[this.size] as number;
    let i = 0;
    for (;;) {
      let down = 2 * i + 1;
      if (down >= this.size) break;
      if (down + 1 < this.size && (this.keys[down + 1] as number) < (this.keys[down] as number)) down++;
      if ((this.keys[down] as number) >= key) break;
      this.keys[i] = this.keys[down] as number;
      this.items[i] = this.items[down] as number;
      i = down;
    }
    this.keys[i] = key;
    this.items[i] = item;
    return top;
  }

  private grow(): void {
    const keys = new Float64Array(this.keys.length * 2);
    keys.set(this.keys);
    this.keys = keys;
    const items = new Int32Array(this.items.length * 2);
    items.set(this.items);
    this.items = items;
  }
}
