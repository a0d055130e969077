/** Rows seen so far, each once: an open-addressing table over one growing block of bytes. */
export class RowTable {
  private readonly width: number;
  private bytes: Uint8Array;
  private slots: Int32Array;
  count = 0;

  constructor(width: number) {
    this.width = width;
    this.bytes = new Uint8Array(width * 1024);
    this.slots = new Int32Array(4096).fill(-1);
  }

  /** The row with this number; a window into the block, good until the next row is added. */
  row(id: number): Uint8Array {
    return this.bytes.subarray(id * this.width, (id + 1) * this.width);
  }

  /** The number of this row, which is `count` before the call if the row is new. */
  add(row: Uint8Array): number {
    const mask = this.slots.length - 1;
    let slot = hash(row) & mask;
    for (let id = this.slots[slot] as number; id >= 0; id = this.slots[slot] as number) {
      if (this.isAt(id, row)) return id;
      slot = (slot + 1) & mask;
    }
    const id = this.count++;
    if (this.bytes.length < this.count * this.width) {
      const larger = new Uint8Array(this.bytes.length * 2);
      larger.set(this.bytes);
      this.bytes = larger;
    }
    this.bytes.set(row, id * this.width);
    this.slots[slot] = id;
    if (this.count * 2 > this.slots.length) this.grow();
    return id;
  }

  private isAt(id: number, row: Uint8Array): boolean {
    const from = id * this.width;
    for (let i = 0; i < this.width; i++) if (this.bytes[from + i] !== row[i]) return false;
    return true;
  }

  private grow(): void {
    this.slots = new Int32Array(this.slots.length * 2).fill(-1);
    const mask = this.slots.length - 1;
    for (let id = 0; id < this.count; id++) {
      let slot = hash(this.row(id)) & mask;
      while ((this.slots[slot] as number) >= 0) slot = (slot + 1) & mask;
      this.slots[slot] = id;
    }
  }
}

function hash(row: Uint8Array): number {
  let h = 0x811c9dc5;
  for (let i = 0; i < row.length; i++) h = Math.imul(h ^ (row[i] as number), 0x01000193);
  return (h ^ (h >>> 15)) >>> 0;
}
