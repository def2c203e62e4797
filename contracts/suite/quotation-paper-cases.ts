import type { components } from '../api/generated/woojiapi.ts';
import { send, type Target } from './call-client.ts';
import type { ContractCase } from './contract-case.ts';
import { callDescription, exampleFor } from './contract-document.ts';
import { expectCode, expectThat } from './judge.ts';
import { logIn } from './people.ts';
import { picturedProject } from './project-picture-cases.ts';

type Paper = components['schemas']['QuotationPaper'];
type Quotation = components['schemas']['Quotation'];
const MAKE = '/woojiapi/order/insertquotation';
const DETAIL = '/woojiapi/order/qryquotationdetail';
const PAPER = '/woojiapi/order/qryquotationpaper';
const SAVE = '/woojiapi/order/downloadquotation';

const OUTLINE = { lengthMm: 5000, widthMm: 3600, cutLengthMm: 1200, cutWidthMm: 1000 };
const KITCHEN = {
  roomName: 'Kitchen',
  storey: '',
  areaM2: 16.8,
  number: 2,
  pattern: '',
  direction: 'Along the room',
  note: '',
  outline: OUTLINE,
};

async function madeQuotation(
  target: Target,
  rooms: readonly object[] = [],
  more: object = {},
): Promise<string> {
  const { token, userId } = await logIn(target);
  const example = exampleFor(target.brand, callDescription(MAKE));
  const lines = [{ productNo: 'AL-H101', number: 2, note: '', rooms }];
  const input = { ...example, userId, source: 'lines', title: 'Mill Lane 4', lines, ...more };
  const reply = expectCode(MAKE, await send(target, MAKE, input, { token }), '0');
  return (reply.data as { quotationId: string }).quotationId;
}

async function paperOf(target: Target, quotationId: string, how: object): Promise<Paper> {
  const { token, userId } = await logIn(target);
  const answer = await send(target, PAPER, { userId, quotationId, ...how }, { token });
  return expectCode(PAPER, answer, '0').data as Paper;
}

const sum = (all: readonly number[]) => all.reduce((total, each) => total + each, 0);

function expectAddsUp({ lines, sums }: Paper): number {
  if (!sums) throw new Error(`${PAPER}: a priced paper without sums`);
  const goods = sum(lines.map(({ netPence = 0 }) => netPence));
  expectThat(goods === sums.goodsPence, `${PAPER}: the lines come to ${goods}, not ${sums.goodsPence}`);
  const all = goods + sums.deliveryPence + sum(sums.vat.map(({ vatPence }) => vatPence));
  expectThat(all === sums.totalPence, `${PAPER}: it comes to ${all}, not ${sums.totalPence}`);
  return all;
}

const save = (format: string, type: string): ContractCase => ({
  call: SAVE,
  code: '0',
  title: `sends it as ${format}`,
  writes: true,
  run: async (target) => {
    const quotationId = await madeQuotation(target);
    const { token, userId } = await logIn(target);
    const copy = { copy: 'client', margin: 1250, hasPrices: 0 };
    const answer = await send(target, SAVE, { userId, quotationId, ...copy, format }, { token });
    expectThat(answer.status === 200, `${SAVE}: HTTP ${answer.status}`);
    expectThat(answer.contentType.startsWith(type), `${SAVE}: sent as ${answer.contentType}`);
    expectThat(/filename="[\w-]+\.\w+"/.test(answer.disposition), `${SAVE}: has no name`);
  },
});

/** A quotation as a paper, for the company and for its client. */
export const quotationPaperCases: readonly ContractCase[] = [
  {
    call: PAPER,
    code: '0',
    title: 'adds up to the total of the quotation',
    writes: true,
    run: async (target) => {
      const quotationId = await madeQuotation(target);
      const { token, userId } = await logIn(target);
      const answer = await send(target, DETAIL, { userId, quotationId }, { token });
      const { totalPence } = expectCode(DETAIL, answer, '0').data as Quotation;
      const total = expectAddsUp(await paperOf(target, quotationId, { copy: 'own' }));
      expectThat(total === totalPence, `${PAPER}: comes to ${total}, the quotation to ${totalPence}`);
    },
  },
  {
    call: PAPER,
    code: '0',
    title: "puts the mark-up on a client's copy, and leaves our prices out",
    writes: true,
    run: async (target) => {
      const quotationId = await madeQuotation(target);
      const own = await paperOf(target, quotationId, { copy: 'own' });
      const client = await paperOf(target, quotationId, { copy: 'client', margin: 5000 });
      expectAddsUp(client);
      const ours = own.lines[0]?.unitPence ?? 0;
      const theirs = client.lines[0]?.unitPence ?? 0;
      expectThat(theirs === Math.round(ours * 1.5), `${PAPER}: ${theirs} is not ${ours} and a half more`);
      expectThat(!JSON.stringify(client).includes(`:${ours},`), `${PAPER}: our price is in the copy`);
      const none = await paperOf(target, quotationId, { copy: 'client', margin: 5000, hasPrices: 0 });
      expectThat(!JSON.stringify(none).includes('Pence'), `${PAPER}: prices on a copy without prices`);
    },
  },
  {
    call: PAPER,
    code: '0',
    title: 'has the outline of a room for its drawing, unless drawings are left out',
    writes: true,
    run: async (target) => {
      const quotationId = await madeQuotation(target, [KITCHEN]);
      for (const copy of ['own', 'client']) {
        const [drawn] = (await paperOf(target, quotationId, { copy })).rooms;
        const sizes = Object.entries(OUTLINE).filter(
          ([name, mm]) => mm !== drawn?.outline?.[name as 'lengthMm'],
        );
        expectThat(sizes.length === 0, `${PAPER}: ${copy} lacks the room's ${sizes.join(' and ')}`);
        const [plain] = (await paperOf(target, quotationId, { copy, hasDrawings: 0 })).rooms;
        expectThat(plain?.room === 'Kitchen', `${PAPER}: without drawings ${copy} has no room`);
        expectThat(plain?.outline === undefined, `${PAPER}: an outline on ${copy} without drawings`);
      }
    },
  },
  {
    call: PAPER,
    code: '0',
    title: 'has a clause for each floor that lies in a room, without prices, unless they are left out',
    writes: true,
    run: async (target) => {
      const quotationId = await madeQuotation(target, [KITCHEN]);
      const { specification = [] } = await paperOf(target, quotationId, { copy: 'own' });
      expectThat(specification.length === 1, `${PAPER}: ${specification.length} clauses of one floor`);
      const [rooms] = specification[0]?.lines ?? [];
      expectThat(rooms?.text === 'Kitchen', `${PAPER}: the clause doesn't begin with its rooms`);
      expectThat(!/£|Pence/.test(JSON.stringify(specification)), `${PAPER}: a price in a clause`);
      const without = await paperOf(target, quotationId, { copy: 'own', hasSpecification: 0 });
      expectThat(without.specification === undefined, `${PAPER}: clauses that were left out`);
      const unplanned = await paperOf(target, await madeQuotation(target), { copy: 'own' });
      expectThat(unplanned.specification === undefined, `${PAPER}: a clause of a floor in no room`);
    },
  },
  {
    call: PAPER,
    code: '0',
    title: "has the pictures of its project on a client's copy that asks for them, and nowhere else",
    writes: true,
    run: async (target) => {
      const { projectId, pictureId } = await picturedProject(target);
      const quotationId = await madeQuotation(target, [], { projectId });
      const picturesOf = async (how: object) => (await paperOf(target, quotationId, how)).pictures;
      const [picture] = (await picturesOf({ copy: 'client', hasPictures: 1 })) ?? [];
      expectThat(picture?.pictureId === pictureId, `${PAPER}: the picture is not on the copy`);
      for (const how of [{ copy: 'client' }, { copy: 'own', hasPictures: 1 }])
        expectThat((await picturesOf(how)) === undefined, `${PAPER}: pictures on ${JSON.stringify(how)}`);
    },
  },
  {
    call: PAPER,
    code: '1',
    title: 'takes no mark-up above 300%',
    writes: false,
    run: async (target) => {
      const { token, userId } = await logIn(target);
      const input = { userId, quotationId: 'n-1', copy: 'client', margin: 30_001 };
      expectCode(PAPER, await send(target, PAPER, input, { token }), '1');
    },
  },
  save('pdf', 'application/pdf'),
  save('csv', 'text/csv'),
  {
    call: SAVE,
    code: '1',
    title: 'knows no other format',
    writes: false,
    run: async (target) => {
      const { token, userId } = await logIn(target);
      const input = { userId, quotationId: 'n-1', copy: 'own', format: 'docx' };
      expectCode(SAVE, await send(target, SAVE, input, { token }), '1');
    },
  },
  ...([PAPER, SAVE] as const).map(
    (call): ContractCase => ({
      call,
      code: '102',
      title: "is not another company's",
      writes: true,
      run: async (target) => {
        const quotationId = await madeQuotation(target);
        const { token, userId } = await logIn(target, 'architect');
        const format = call === SAVE ? { format: 'pdf' } : {};
        for (const id of [quotationId, 'no-such']) {
          const input = { userId, quotationId: id, copy: 'own', ...format };
          expectCode(call, await send(target, call, input, { token }), '102');
        }
      },
    }),
  ),
];
