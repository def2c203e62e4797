import {
  decodePDFRawStream,
  PDFArray,
  PDFDict,
  PDFHexString,
  PDFName,
  type PDFObject,
  PDFParser,
  PDFRawStream,
  PDFRef,
  PDFStream,
  PDFString,
} from '@cantoo/pdf-lib';

/** What a PDF contains: only pages, more than pages, a password, or nothing that can be read. */
export type PdfVerdict = 'pages' | 'hidden' | 'locked' | 'broken';

const name = (text: string) => PDFName.of(text);
const names = (...texts: string[]) => new Set<unknown>(texts.map(name));

/** Actions that run a program, send something or open another file (ISO 32000-2, table 201). */
const STARTING_ACTIONS = names(
  'JavaScript',
  'Launch',
  'SubmitForm',
  'ImportData',
  'GoToR',
  'GoToE',
  'Thread',
  'Rendition',
  'Movie',
  'Sound',
  'RichMediaExecute',
);
const STARTING_ANNOTATIONS = names('FileAttachment', 'RichMedia', 'Movie', 'Sound', 'Screen');
/** Schemes of a link that a reader may click. */
const LINK_SCHEMES = /^(?:https?|mailto|tel):/i;
const WITH_SCHEME = /^\s*(?:[a-z][\w+.-]*:|\\\\)/i;
/** Limit for all unpacked object and cross-reference streams together; those of large drawings have a few megabytes. */
const UNPACKED_MAX = 64 * 1024 * 1024;
const PIECE = 64 * 1024;

/** Reads all objects of a file, including earlier versions, because a PDF reader may be led to any of them. */
class Reading extends PDFParser {
  readonly objects = new Map<string, PDFObject[]>();
  private unpacked = 0;

  constructor(file: Uint8Array, isStrict: boolean) {
    super(file, Number.POSITIVE_INFINITY, isStrict);
    const { context } = this;
    const assign = context.assign.bind(context);
    context.assign = (ref, object) => {
      const versions = this.objects.get(ref.tag) ?? [];
      this.objects.set(ref.tag, [...versions, object]);
      assign(ref, object);
    };
  }

  override parseObject(ref?: PDFRef): PDFObject {
    const object = super.parseObject(ref);
    if (object instanceof PDFRawStream && isUnpackedByParser(object)) this.unpacked += this.sizeOf(object);
    return object;
  }

  private sizeOf(stream: PDFRawStream): number {
    const filter = stream.dict.lookup(name('Filter'));
    // with two filters, the first could unpack endlessly while the second returns nothing
    if (filter instanceof PDFArray && filter.size() > 1) throw new Error('packed twice');
    const unpacking = decodePDFRawStream(stream);
    for (let size = 0; ; ) {
      const piece = unpacking.getBytes(PIECE).length;
      if (piece === 0) return size;
      size += piece;
      if (this.unpacked + size > UNPACKED_MAX) throw new Error('too much to unpack');
    }
  }
}

const isUnpackedByParser = ({ dict }: PDFRawStream) => names('ObjStm', 'XRef').has(dict.lookup(name('Type')));

/**
 * Judges a PDF by its objects, wherever they are: in the file itself, in object streams, in an earlier revision. Bytes
 * that only look like an object, in a picture's data or in a text, do not count.
 */
export async function judgePdf(file: Uint8Array): Promise<PdfVerdict> {
  const reading = new Reading(file, true);
  try {
    const { trailerInfo } = await reading.parseDocument();
    if (trailerInfo.Encrypt) return 'locked';
  } catch {
    return (await isLocked(file)) ? 'locked' : 'broken';
  }
  const everything = [...reading.objects.values()].flat();
  if (
    !everything.some((object) => object instanceof PDFDict && object.lookup(name('Type')) === name('Catalog'))
  )
    return 'broken';
  return holdsMore(everything, reading.objects) ? 'hidden' : 'pages';
}

/** With a password the object streams are encrypted too, so reading them fails. */
async function isLocked(file: Uint8Array): Promise<boolean> {
  const { trailerInfo } = await new Reading(file, false).parseDocument().catch(() => ({ trailerInfo: {} }));
  return 'Encrypt' in trailerInfo && trailerInfo.Encrypt !== undefined;
}

function holdsMore(everything: PDFObject[], objects: ReadonlyMap<string, PDFObject[]>): boolean {
  const resolve = (value: PDFObject | undefined): readonly PDFObject[] =>
    value instanceof PDFRef ? (objects.get(value.tag) ?? []) : value ? [value] : [];
  const at = (dict: PDFDict, key: string) => resolve(dict.get(name(key)));
  const dictsAt = (dict: PDFDict, key: string) => at(dict, key).filter((value) => value instanceof PDFDict);

  /** Only a page of the same file may open by itself. */
  const staysHere = (action: PDFObject) =>
    !(action instanceof PDFDict) || at(action, 'S').every((kind) => kind === name('GoTo'));
  const startsByItself = (dict: PDFDict) =>
    !at(dict, 'OpenAction').every(staysHere) ||
    dictsAt(dict, 'AA').some((actions) => !actions.values().flatMap(resolve).every(staysHere));
  const isFilled = (tree: PDFDict) =>
    ['Names', 'Kids'].some((key) =>
      at(tree, key).some((list) => list instanceof PDFArray && list.size() > 0),
    );
  const namesMore = (dict: PDFDict) =>
    dictsAt(dict, 'Names').some((tree) =>
      ['JavaScript', 'EmbeddedFiles'].some((key) => dictsAt(tree, key).some(isFilled)),
    );
  const carriesFile = (dict: PDFDict) =>
    at(dict, 'Type').includes(name('EmbeddedFile')) ||
    dictsAt(dict, 'EF').some((files) =>
      files
        .values()
        .flatMap(resolve)
        .some((file) => file instanceof PDFStream),
    );
  const isForm = (dict: PDFDict) =>
    dictsAt(dict, 'AcroForm').some((form) =>
      at(form, 'XFA').some((part) => part instanceof PDFArray || part instanceof PDFStream),
    );
  const leadsAstray = (dict: PDFDict) =>
    at(dict, 'S').includes(name('URI')) && !at(dict, 'URI').map(textOf).every(isLink);
  const isMore = (dict: PDFDict) =>
    at(dict, 'S').some((kind) => STARTING_ACTIONS.has(kind)) ||
    at(dict, 'Subtype').some((kind) => STARTING_ANNOTATIONS.has(kind)) ||
    at(dict, 'OnInstantiate').length > 0 ||
    startsByItself(dict) ||
    namesMore(dict) ||
    carriesFile(dict) ||
    isForm(dict) ||
    leadsAstray(dict);

  const left = everything;
  for (let object = left.pop(); object; object = left.pop()) {
    if (object instanceof PDFArray) left.push(...object.asArray());
    // the stream's data would be read from another file
    else if (object instanceof PDFStream) {
      if (object.dict.has(name('F'))) return true;
      left.push(object.dict);
    } else if (object instanceof PDFDict) {
      if (isMore(object)) return true;
      left.push(...object.values());
    }
  }
  return false;
}

const textOf = (value: PDFObject) =>
  value instanceof PDFString || value instanceof PDFHexString ? value.decodeText() : '';
const isLink = (address: string) => LINK_SCHEMES.test(address.trim()) || !WITH_SCHEME.test(address);
