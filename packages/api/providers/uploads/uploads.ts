/** Storage of uploaded files. Names are generated: folder and file, such as `360/x9Kd….webp`; never a client's name. */
export interface Uploads {
  put: (name: string, bytes: Uint8Array) => Promise<void>;
  /** Undefined if there is no such file. */
  get: (name: string) => Promise<Uint8Array | undefined>;
  /** Succeeds if the file does not exist. */
  remove: (name: string) => Promise<void>;
}
