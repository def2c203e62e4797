import { londonMoment } from '../../../../contracts/domain/calendar/day-words.ts';
import { placeText } from '../../../../contracts/domain/delivery/place-text.ts';
import { formatPence } from '../../../../contracts/domain/money/money.ts';
import { areaText } from '../../../../contracts/domain/number/notation.ts';
import { ROLE_WORDS } from '../../../../contracts/domain/people/company-people.ts';
import { roomSize } from '../../../../contracts/domain/plan/room-size.ts';
import { storedPlan } from '../../../../contracts/domain/plan/stored-plan.ts';
import { addressesOf } from '../../company/addresses/use-cases.ts';
import { findLogo } from '../../company/logo/repository.ts';
import { fromJson, type Json } from '../../engine/database/json.ts';
import { bytesOf, type Db } from '../../engine/database/tables.ts';
import { type Part, part, yesNo } from './data-part.ts';

const REVIEW = {
  waiting: 'We are looking at it',
  approved: 'In the gallery',
  declined: 'Not used',
} as const;

const productOf = (facts: Json<{ readonly productNo: string; readonly productName: string }>) => {
  const { productNo, productName } = fromJson(facts);
  return { 'Product number': productNo, Product: productName };
};

/** The logo on the copies for the company's own clients: as a data address, which any browser opens as a picture. */
export async function logoData(db: Db, companyId: string): Promise<Part> {
  const logo = await findLogo(db, companyId);
  return part(
    'Your company’s logo',
    logo
      ? [
          {
            Size: `${logo.width} × ${logo.height} pixels`,
            Added: londonMoment(logo.created_at),
            Picture: `data:image/png;base64,${bytesOf(logo.png).toString('base64')}`,
          },
        ]
      : [],
  );
}

/** The address book, which colleagues share. */
export async function addressesData(db: Db, userId: string): Promise<Part> {
  const addresses = await addressesOf(db, userId);
  return part(
    'Your company’s address book',
    addresses.map(({ label, site }) => ({
      Name: label,
      Address: placeText(site),
      'Who receives the goods': site.siteContact,
      'Phone on site': site.sitePhone,
      Unloading: site.unloading,
      'Largest vehicle': site.largestVehicle,
      'Level, hard ground': yesNo(site.levelGround),
      'Deliveries are booked': yesNo(site.bookingNeeded),
      'Floor and lift': site.floorAndLift,
    })),
  );
}

/** @param table the basket's lines, or those that were saved for later */
export async function basketData(
  db: Db,
  userId: string,
  table: 'basket_lines' | 'saved_lines',
): Promise<Part> {
  const lines = await db
    .selectFrom(`${table} as line`)
    .innerJoin('products as product', 'product.product_id', 'line.product_id')
    .select([
      'line.car_type',
      'line.number',
      'line.price_pence',
      'line.note',
      'line.created_at',
      'product.facts',
    ])
    .where('line.user_id', '=', userId)
    .orderBy('line.created_at')
    .orderBy('line.car_id')
    .execute();
  return part(
    table === 'basket_lines' ? 'Your basket' : 'What you saved for later',
    lines.map(({ car_type, number, price_pence, note, created_at, facts }) => ({
      ...productOf(facts),
      Kind: car_type === 1 ? 'sample' : 'to order',
      Quantity: String(number),
      'Price you were shown': formatPence(price_pence),
      Note: note,
      Added: londonMoment(created_at),
    })),
  );
}

/** Colleagues whom the person has invited and who have not accepted yet. */
export async function invitationsData(db: Db, userId: string): Promise<Part> {
  const invitations = await db
    .selectFrom('invitations')
    .selectAll()
    .where('invited_by', '=', userId)
    .orderBy('sent_at')
    .orderBy('invitation_id')
    .execute();
  return part(
    'Colleagues you invited',
    invitations.map((each) => ({
      Name: `${each.first_name} ${each.last_name}`,
      Email: each.email,
      Role: ROLE_WORDS[each.company_role],
      Sent: londonMoment(each.sent_at),
      Ends: londonMoment(each.ends_at),
    })),
  );
}

export async function basketLinksData(db: Db, userId: string): Promise<Part> {
  const links = await db
    .selectFrom('basket_links')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute();
  return part(
    'Baskets you shared by a link',
    links.map(({ created_at, ends_at }) => ({
      Made: londonMoment(created_at),
      Ends: londonMoment(ends_at),
    })),
  );
}

export async function projectsData(db: Db, userId: string): Promise<Part[]> {
  const projects = await db
    .selectFrom('projects')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('project_id')
    .execute();
  const lines = await db
    .selectFrom('project_lines as line')
    .innerJoin('projects as project', 'project.project_id', 'line.project_id')
    .innerJoin('products as product', 'product.product_id', 'line.product_id')
    .leftJoin('project_rooms as room', 'room.room_id', 'line.room_id')
    .select(['project.project_name', 'room.room_name', 'line.number', 'line.created_at', 'product.facts'])
    .where('project.user_id', '=', userId)
    .orderBy('line.created_at')
    .orderBy('line.line_id')
    .execute();
  return [
    part(
      'Your projects',
      projects.map(({ project_name, sts, created_at, deleted_at }) => ({
        Name: project_name,
        State: sts,
        Made: londonMoment(created_at),
        Deleted: deleted_at === null ? 'no' : londonMoment(Number(deleted_at)),
      })),
    ),
    part(
      'Products in your projects',
      lines.map(({ project_name, room_name, number, created_at, facts }) => ({
        Project: project_name,
        Room: room_name ?? '',
        ...productOf(facts),
        Quantity: String(number),
        Added: londonMoment(created_at),
      })),
    ),
  ];
}

/** Plans in words: the rooms with their sizes and floors. */
export async function plansData(db: Db, userId: string): Promise<Part> {
  const plans = await db
    .selectFrom('plans')
    .innerJoin('projects as project', 'project.project_id', 'plans.project_id')
    .select(['project.project_name', 'plans.project_id', 'plans.content', 'plans.changed_at'])
    .where('project.user_id', '=', userId)
    .orderBy('plans.changed_at')
    .orderBy('plans.project_id')
    .execute();
  const products = await db.selectFrom('products').select(['product_id', 'facts']).execute();
  const names = new Map(products.map(({ product_id, facts }) => [product_id, productOf(facts).Product]));
  return part(
    'Rooms you have planned',
    plans.flatMap(({ project_name, content, changed_at }) => {
      const plan = storedPlan(fromJson(content));
      return plan.rooms.map((room) => ({
        Project: project_name,
        Plots: String(plan.plots),
        Room: room.name,
        Area: areaText(roomSize(room).netM2),
        Floor: names.get(room.productId) ?? '',
        Note: room.note,
        Saved: londonMoment(changed_at),
      }));
    }),
  );
}

export async function sharedProjectsData(db: Db, userId: string): Promise<Part> {
  const projects = await db
    .selectFrom('shared_projects as project')
    .selectAll('project')
    .select((project) =>
      project
        .selectFrom('shared_pictures as picture')
        .select((picture) => picture.fn.countAll<number | string>().as('pictures'))
        .whereRef('picture.example_id', '=', 'project.example_id')
        .as('pictures'),
    )
    .where('project.user_id', '=', userId)
    .orderBy('project.created_at')
    .execute();
  return part(
    'Projects you shared for our gallery',
    projects.map(({ title, town, content, product_nos, review, voucher_code, created_at, pictures }) => ({
      Title: title,
      Town: town,
      'What you wrote': content,
      Floors: fromJson(product_nos).join(', '),
      Pictures: String(pictures ?? 0),
      State: REVIEW[review],
      'Voucher code': voucher_code,
      Shared: londonMoment(created_at),
    })),
  );
}
