import { workOut } from '../../../../contracts/domain/plan/plan-lines.ts';
import { linesToQuote } from '../../../../contracts/domain/plan/plan-to-quote.ts';
import { personByLogin } from '../../../../fixtures/people/people.ts';
import { PLANNED_HOUSES, type PlannedHouse } from '../../../../fixtures/projects/planned-houses.ts';
import type { Db, QuotationRow } from '../../engine/database/tables.ts';
import type { Seed } from '../../engine/seeds/seed.ts';
import { keepPlan } from '../../shop/project/plan/keep-plan.ts';
import { factsFor } from '../../shop/project/plan/plan-facts.ts';
import { openIn } from '../../shop/project/use-cases.ts';
import { linesGiven } from '../../trade/quotation/asked-lines.ts';
import { plottedOf } from '../../trade/quotation/lines.ts';
import { addDraft } from '../../trade/quotation/make-quotation.ts';
import { addMessage } from '../../trade/quotation/message-repository.ts';
import { headerOf } from '../../trade/quotation/quotation-row.ts';
import { changeRow, listLines } from '../../trade/quotation/repository.ts';
import { answerQuotation } from '../../trade/quotation/staff-answer.ts';

const DAY = 86_400_000;

/** Houses planned by the seeded people, with a quotation for each. They are not added to a shop that has quotations already. */
export const sowQuotations: Seed = {
  name: 'quotations',
  content: () => PLANNED_HOUSES,
  async sow(db, now) {
    const quoted = await db.selectFrom('quotations').select('quotation_id').limit(1).executeTakeFirst();
    if (quoted) return;
    for (const house of PLANNED_HOUSES) await quote(db, house, now - house.daysAgo * DAY);
  },
};

async function quote(db: Db, { loginName, projectName, plan, ...house }: PlannedHouse, at: number) {
  const { userId } = personByLogin(loginName);
  const projectId = await openIn(db, userId, projectName, at);
  await keepPlan(db, projectId, plan, at);
  const facts = await factsFor(db, plan);
  const header = headerOf({ title: projectName, ...house.quotation });
  const result = workOut(plan, facts);
  const lines = await linesGiven(db, linesToQuote(plan, facts, result, plottedOf(header)));
  const draft = await addDraft(db, { userId, header, lines, projectId, now: at });
  if (house.request === undefined) return;
  await request(db, draft, house.request, at);
  if (house.answer) await answer(db, draft, house.answer, at + DAY);
}

async function request(
  db: Db,
  { quotation_id, user_id, version }: QuotationRow,
  message: string,
  at: number,
) {
  await addMessage(db, quotation_id, user_id, message, at);
  await changeRow(db, quotation_id, { sts: 'requested', version: version + 1, changed_at: at });
}

async function answer(
  db: Db,
  { quotation_id, version }: QuotationRow,
  { message, percentOff }: NonNullable<PlannedHouse['answer']>,
  at: number,
) {
  const lines = (await listLines(db, quotation_id)).map(({ line_id, number, price_pence }) => ({
    lineId: line_id,
    number,
    pricePence: Math.round(price_pence * (1 - percentOff / 100)),
  }));
  await answerQuotation(db, quotation_id, { version: version + 1, message, lines }, at);
}
