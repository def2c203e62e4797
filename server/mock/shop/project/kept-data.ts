import { londonMoment } from '../../../../contracts/domain/calendar/day-words.ts';
import { areaText } from '../../../../contracts/domain/number/notation.ts';
import { roomSize } from '../../../../contracts/domain/plan/room-size.ts';
import { storedPlan } from '../../../../contracts/domain/plan/stored-plan.ts';
import { type KeptData, part } from '../../company/settings/kept-data.ts';
import { OF_PROJECT } from '../../engine/database/keep-house.ts';
import { fromJson } from '../../engine/database/stored-values.ts';
import { bytesOf, type Db } from '../../engine/database/tables.ts';
import { productWords } from '../product/product-words.ts';
import { namesOfProducts } from './picture-repository.ts';

export const projectsData: KeptData = {
  show: async (db, { person }) => [
    ...(await projectParts(db, person.user_id)),
    await plansPart(db, person.user_id),
    await picturesPart(db, person.user_id),
    await floorPlansPart(db, person.user_id),
  ],
  removeOwn: async (db, userId) => {
    const own = db.selectFrom('projects').select('project_id').where('user_id', '=', userId);
    for (const table of OF_PROJECT) await db.deleteFrom(table).where('project_id', 'in', own).execute();
    await db.deleteFrom('projects').where('user_id', '=', userId).execute();
    // also those that wait for a project
    await db.deleteFrom('floor_plans').where('user_id', '=', userId).execute();
  },
};

async function projectParts(db: Db, userId: string) {
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
        ...productWords(facts),
        Quantity: String(number),
        Added: londonMoment(created_at),
      })),
    ),
  ];
}

/** Pictures of laid floors: as data addresses, which any browser opens as pictures. */
async function picturesPart(db: Db, userId: string) {
  const pictures = await db
    .selectFrom('project_pictures as picture')
    .innerJoin('projects as project', 'project.project_id', 'picture.project_id')
    .select([
      'project.project_name',
      'picture.product_ids',
      'picture.title',
      'picture.small',
      'picture.created_at',
    ])
    .where('project.user_id', '=', userId)
    .orderBy('picture.created_at')
    .orderBy('picture.picture_id')
    .execute();
  const names = await namesOfProducts(
    db,
    pictures.flatMap(({ product_ids }) => fromJson(product_ids)),
  );
  return part(
    'Pictures kept with your projects',
    pictures.map(({ project_name, product_ids, title, small, created_at }) => ({
      Project: project_name,
      Title: title,
      Floors: fromJson(product_ids)
        .map((id) => names.get(id)?.productName ?? '')
        .join(', '),
      Kept: londonMoment(created_at),
      Picture: `data:image/webp;base64,${bytesOf(small).toString('base64')}`,
    })),
  );
}

/** Floor plans without their bytes: several of 10 MB are too much for one reply, and each opens with its project. */
async function floorPlansPart(db: Db, userId: string) {
  const plans = await db
    .selectFrom('floor_plans as plan')
    .leftJoin('projects as project', 'project.project_id', 'plan.project_id')
    .select(['project.project_name', 'plan.file_name', 'plan.kind', 'plan.trace', 'plan.created_at'])
    .where('plan.user_id', '=', userId)
    .orderBy('plan.created_at')
    .orderBy('plan.file_id')
    .execute();
  return part(
    'Floor plans you have sent',
    plans.map(({ project_name, file_name, kind, trace, created_at }) => ({
      Project: project_name ?? 'none; deleted after two days',
      File: file_name || (kind === 'pdf' ? 'PDF' : 'Picture'),
      'Rooms traced on it': fromJson(trace)
        .rooms.map(({ name }) => name)
        .join(', '),
      Sent: londonMoment(created_at),
    })),
  );
}

/** Plans in words: the rooms with their sizes and floors. */
async function plansPart(db: Db, userId: string) {
  const plans = await db
    .selectFrom('plans')
    .innerJoin('projects as project', 'project.project_id', 'plans.project_id')
    .select(['project.project_name', 'plans.project_id', 'plans.content', 'plans.changed_at'])
    .where('project.user_id', '=', userId)
    .orderBy('plans.changed_at')
    .orderBy('plans.project_id')
    .execute();
  const read = plans.map(({ content, ...row }) => ({ ...row, plan: storedPlan(fromJson(content)) }));
  const names = await namesOfProducts(
    db,
    read.flatMap(({ plan }) => plan.rooms.map(({ productId }) => productId)),
  );
  return part(
    'Rooms you have planned',
    read.flatMap(({ project_name, plan, changed_at }) =>
      plan.rooms.map((room) => ({
        Project: project_name,
        Plots: String(plan.plots),
        Room: room.name,
        Area: areaText(roomSize(room).netM2),
        Floor: names.get(room.productId)?.productName ?? '',
        Note: room.note,
        Saved: londonMoment(changed_at),
      })),
    ),
  );
}
