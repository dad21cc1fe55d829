/** Media by key; keys are paths like designs/3f/3fa9….webp and never hold a name a user typed. */
export interface StoragePort {
  read(key: string): Promise<Uint8Array | null>;
  write(key: string, bytes: Uint8Array): Promise<void>;
  remove(key: string): Promise<void>;
}
