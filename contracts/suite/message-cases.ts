import { listProducts } from './browse-cases.ts';
import { type Answer, send, type Target } from './call-client.ts';
import type { ContractCase } from './contract-case.ts';
import { callDescription, exampleFor } from './contract-document.ts';
import { CannotTell, codeOf, expectCode, expectField, expectStatus, expectThat } from './judge.ts';

const MAIL = '/woojiapi/compose/sendemail';
const FILE = '/api/download';

const download = (target: Target, fileName: string): Promise<Answer> => send(target, FILE, { fileName });

/** A file that isn't given: by the code, or by the status alone, which is how a web server says it. */
function expectRefused(answer: Answer, status: number): void {
  if (answer.status === status && codeOf(answer) === undefined) return;
  expectCode(FILE, answer, '1');
  expectStatus(FILE, answer, status);
}

/** Writing to the sales office. */
const mailCases: readonly ContractCase[] = [
  {
    call: MAIL,
    code: '0',
    title: 'takes a message for the sales office',
    writes: true,
    needs: 'seeds',
    run: async (target) => {
      const body = exampleFor(target.brand, callDescription(MAIL));
      expectCode(MAIL, await send(target, MAIL, body), '0');
    },
  },
  {
    call: MAIL,
    code: '1',
    title: 'only mails the sales office',
    writes: false,
    run: async (target) => {
      const example = exampleFor(target.brand, callDescription(MAIL));
      const body = { ...example, sendTo: 'stranger@elsewhere.example' };
      const reply = expectCode(MAIL, await send(target, MAIL, body), '1');
      expectField(MAIL, reply, 'sendTo');
    },
  },
];

/** The files of a product. */
const fileCases: readonly ContractCase[] = [
  {
    call: FILE,
    code: '0',
    title: 'gives the file that a product names, as an attachment',
    writes: false,
    run: async (target) => {
      const products = await listProducts(target, { productType: 'Timber', series: null });
      const named = products.map(({ model3d }) => model3d).find(Boolean);
      if (!named) throw new CannotTell('no product names a file');
      const answer = await download(target, named);
      expectThat(answer.status === 200, `${FILE}: HTTP ${answer.status}`);
      expectThat(answer.reply?.resultCode === undefined, `${FILE}: a reply where a file is due`);
      expectThat(answer.text.length > 0, `${FILE}: an empty file`);
      expectThat(
        answer.disposition.startsWith('attachment'),
        `${FILE}: not an attachment (${answer.disposition || 'no content-disposition'})`,
      );
    },
  },
  {
    call: FILE,
    code: '1',
    title: 'answers HTTP 404 for a file that is not there',
    writes: false,
    run: async (target) => {
      const answer = await download(target, 'no-such-file.glb');
      expectRefused(answer, 404);
    },
  },
  {
    call: FILE,
    code: '1',
    title: 'refuses a name that holds a path',
    writes: false,
    run: async (target) => {
      for (const fileName of ['../package.json', '..%2fpackage.json', '/etc/hostname', 'a/b.glb', '.env']) {
        expectRefused(await download(target, fileName), 400);
      }
    },
  },
];

/** Messages to the sales office, and files. */
export const messageCases: readonly ContractCase[] = [...mailCases, ...fileCases];
