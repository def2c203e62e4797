import type { components } from '../api/generated/woojiapi.ts';
import { listProducts } from './browse-cases.ts';
import { send, sendPatiently, type Target } from './call-client.ts';
import type { ContractCase } from './contract-case.ts';
import { expectCode, expectField, expectThat } from './judge.ts';

type ProductFile = components['schemas']['ProductFile'];
const FILES = '/woojiapi/product/qryproductfiles';
const FILE = '/api/download';

/** The content type and first bytes of each kind of file. */
const KINDS: Readonly<Record<ProductFile['kind'], { readonly type: string; readonly begin: string }>> = {
  model3d: { type: 'model/gltf-binary', begin: 'glTF' },
  revitFile: { type: 'application/x-step', begin: 'ISO-10303-21' },
  archicadFile: { type: 'application/x-step', begin: 'ISO-10303-21' },
  textures: { type: 'application/zip', begin: 'PK' },
  dataSheet: { type: 'application/pdf', begin: '%PDF' },
};

async function filesOfFirst(target: Target, series: string): Promise<ProductFile[]> {
  const [first] = await listProducts(target, { productType: 'Timber', series });
  expectThat(first !== undefined, `${FILES}: no product of ${series}`);
  const input = { productId: first.productId, brand: target.brand };
  return expectCode(FILES, await send(target, FILES, input), '0').data as ProductFile[];
}

async function expectDownload(target: Target, { kind, fileName, bytes }: ProductFile): Promise<void> {
  const answer = await sendPatiently(target, FILE, { fileName });
  const { type, begin } = KINDS[kind];
  const octets = answer.contentType === 'application/octet-stream';
  expectThat(answer.status === 200, `${FILE}: HTTP ${answer.status} for ${kind}`);
  expectThat(octets || answer.contentType === type, `${FILE}: ${kind} is sent as ${answer.contentType}`);
  expectThat(answer.text.startsWith(begin), `${FILE}: what comes for ${kind} is none`);
  expectThat(answer.disposition.includes(`"${fileName}"`), `${FILE}: ${kind} is not named ${fileName}`);
  expectThat(bytes === undefined || bytes === answer.size, `${FILE}: ${kind} has ${answer.size} bytes`);
}

/** The files of products, from their list to their bytes. */
export const downloadCases: readonly ContractCase[] = [
  {
    call: FILES,
    code: '0',
    title: 'lists the files of a floor once by kind',
    writes: false,
    run: async (target) => {
      const kinds = (await filesOfFirst(target, 'Herringbone Flooring')).map(({ kind }) => kind);
      expectThat(new Set(kinds).size === kinds.length, `${FILES}: a kind twice`);
    },
  },
  {
    call: FILES,
    code: '1',
    title: 'names productId when there is no such product',
    writes: false,
    run: async (target) => {
      const answer = await send(target, FILES, { productId: 'no-such', brand: target.brand });
      const reply = expectCode(FILES, answer, '1');
      expectField(FILES, reply, 'productId');
    },
  },
  {
    call: FILE,
    code: '0',
    title: 'gives every file of a floor and of an accessory whole, as what it is',
    writes: false,
    run: async (target) => {
      const files = [
        ...(await filesOfFirst(target, 'Herringbone Flooring')),
        ...(await filesOfFirst(target, 'Accessories')),
      ];
      expectThat(files.length > 0, `${FILES}: neither a floor nor an accessory has a file`);
      for (const file of files) await expectDownload(target, file);
    },
  },
];
