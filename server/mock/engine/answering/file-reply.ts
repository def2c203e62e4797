import { stat } from 'node:fs/promises';
import { basename, extname } from 'node:path';

const TYPES: Readonly<Record<string, string>> = {
  '.csv': 'text/csv',
  '.glb': 'model/gltf-binary',
  '.ifc': 'application/x-step',
  '.pdf': 'application/pdf',
  '.webp': 'image/webp',
  '.zip': 'application/zip',
};

const typeOfFile = (name: string) => TYPES[extname(name)] ?? 'application/octet-stream';

/** A file made for one call. It is small enough to be made before sending, so that a failure can still be a reply. */
export class MadeFile {
  /** letters, digits, hyphens and a point */
  readonly fileName: string;
  readonly bytes: Buffer;

  constructor(fileName: string, bytes: Buffer) {
    this.fileName = fileName;
    this.bytes = bytes;
  }

  get type(): string {
    return typeOfFile(this.fileName);
  }
}

/** What a handler returns where the contract has bytes instead of JSON. They are read while sending. */
export class FileReply {
  readonly path: string;
  /** in bytes */
  readonly size: number;

  private constructor(path: string, size: number) {
    this.path = path;
    this.size = size;
  }

  /** @returns undefined when there is no such file */
  static async of(path: string): Promise<FileReply | undefined> {
    const found = await stat(path).catch(() => undefined);
    return found?.isFile() ? new FileReply(path, found.size) : undefined;
  }

  get fileName(): string {
    return basename(this.path);
  }

  get type(): string {
    return typeOfFile(this.path);
  }
}
