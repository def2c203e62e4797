import { londonDay } from '../../../../contracts/domain/calendar/day-words.ts';
import { sharedPictureUrl } from '../../../../contracts/domain/project/shared-project.ts';
import { bumpRevision } from '../../engine/database/revision.ts';
import { fromJson, toJson } from '../../engine/database/stored-values.ts';
import type { Db, SharedProjectRow } from '../../engine/database/tables.ts';
import { type Letter, letterMail } from '../../engine/mail/letter.ts';
import type { Mail } from '../../engine/mail/outbox.ts';
import { productsByNumber } from '../../shop/gallery/shared-repository.ts';
import { addVoucher, newVoucher } from '../../trade/voucher/repository.ts';
import { newVoucherCode } from '../../trade/voucher/voucher-code.ts';
import type { World } from '../worlds/world.ts';

/**
 * Decides once on a customer's project: approved, it appears in the gallery and its pictures become public. The customer gets a
 * mail either way. A project that has been decided on stays as it is, so repeating changes nothing and sends no mail.
 */
export async function decideOn(
  { db, settings, clock, outbox, shop }: World,
  exampleId: string,
  review: 'approved' | 'declined',
): Promise<void> {
  const isDone = await db.transaction().execute(async (trx) => {
    const voucherCode = review === 'approved' ? newVoucherCode() : '';
    const project = await trx
      .updateTable('shared_projects')
      .set({ review, voucher_code: voucherCode })
      .where('example_id', '=', exampleId)
      .where('review', '=', 'waiting')
      .returningAll()
      .executeTakeFirst();
    if (!project) return false;
    const customer = await trx
      .selectFrom('users')
      .select(['login_name', 'first_name', 'company_id'])
      .where('user_id', '=', project.user_id)
      .executeTakeFirstOrThrow();
    const now = clock.now();
    const voucher = { voucher_code: voucherCode, company_id: customer.company_id, ...newVoucher(now) };
    if (review === 'approved') {
      await publish(trx, project);
      await addVoucher(trx, voucher);
    }
    const letter = { to: customer.login_name, firstName: customer.first_name, brand: settings.brand };
    await outbox.post(trx, sharedProjectMail(letter, project.title, review, voucher), now);
    return true;
  });
  if (isDone && review === 'approved') await shop.refresh();
}

/** Puts the project at the front of the gallery. */
async function publish(trx: Db, project: SharedProjectRow): Promise<void> {
  await bumpRevision(trx);
  const pictures = await trx
    .updateTable('shared_pictures')
    .set({ is_public: 1 })
    .where('example_id', '=', project.example_id)
    .returning(['picture_id', 'position'])
    .execute();
  const { front } = await trx
    .selectFrom('gallery_projects')
    .select((row) => row.fn.min<number | null>('position').as('front'))
    .executeTakeFirstOrThrow();
  await trx
    .insertInto('gallery_projects')
    .values({
      example_id: project.example_id,
      sts: 1,
      position: (front ?? 0) - 1,
      facts: toJson({
        exampleId: project.example_id,
        title: project.title,
        town: project.town,
        content: project.content,
        ...(await floorsOf(trx, project)),
        ...picturesAsFields(pictures),
      }),
    })
    .execute();
}

/** A floor that has gone off sale since is left out. */
async function floorsOf(trx: Db, { product_nos }: SharedProjectRow) {
  const numbers = fromJson(product_nos);
  const products = await productsByNumber(trx, numbers);
  const floors = numbers.flatMap((number) => {
    const product = products.get(number);
    if (!product) return [];
    const { productId, productNo, productName, mainImg } = product;
    return [{ productId, productNo, productName, mainImg }];
  });
  return { productNo: numbers[0] ?? '', floors };
}

function picturesAsFields(pictures: readonly { readonly picture_id: string; readonly position: number }[]) {
  const ordered = [...pictures].sort((one, other) => one.position - other.position);
  const [img1 = '', ...others] = ordered.map(({ picture_id }) => sharedPictureUrl(picture_id));
  return { img1, ...Object.fromEntries(others.map((url, index) => [`img${index + 2}`, url])) };
}

/** The mail to a customer about the project that they have shared. */
function sharedProjectMail(
  letter: Letter,
  title: string,
  review: 'approved' | 'declined',
  voucher: { readonly voucher_code: string; readonly value_pence: number; readonly ends_at: number },
): Mail {
  const isApproved = review === 'approved';
  const paragraphs = isApproved
    ? [
        `Thank you for “${title}”. It is now in our gallery.`,
        `Your voucher of £${voucher.value_pence / 100} has the code ${voucher.voucher_code}. Enter it at the checkout and it comes off the goods of one order, before VAT. It can be used until ${londonDay(voucher.ends_at)}.`,
      ]
    : [
        `Thank you for “${title}”. We can't use it for our gallery, and have not published any of it.`,
        'Pictures that show the finished floor in daylight, upright and without people, are the most likely to appear. You are welcome to share another project.',
      ];
  return {
    ...letterMail(
      letter,
      isApproved ? 'shared-project-approved' : 'shared-project-declined',
      `Your project for the ${letter.brand} gallery`,
      paragraphs,
    ),
    ...(isApproved ? { secret: voucher.voucher_code } : {}),
  };
}
