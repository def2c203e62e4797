import { tradeProjects } from '../../../../fixtures/projects/trade-projects.ts';
import type { Seed } from './seed.ts';

/** The seeded trade customer's ongoing and finished projects. */
export const sowProjects: Seed = {
  name: 'projects',
  content: tradeProjects,
  async sow(db) {
    const projects = tradeProjects();
    await db
      .insertInto('projects')
      .values(
        projects.map(({ projectId, userId, projectName, sts, createdAt }) => ({
          project_id: projectId,
          user_id: userId,
          project_name: projectName,
          sts,
          created_at: createdAt,
          deleted_at: null,
        })),
      )
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await db
      .insertInto('project_rooms')
      .values(
        projects.flatMap(({ projectId, rooms }) =>
          rooms.map(({ roomId, roomName }, position) => ({
            room_id: roomId,
            project_id: projectId,
            room_name: roomName,
            position,
          })),
        ),
      )
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await db
      .insertInto('project_lines')
      .values(
        projects.flatMap(({ projectId, createdAt, products }) =>
          products.map((product, index) => ({
            line_id: product.lineId,
            project_id: projectId,
            room_id: product.roomId,
            product_id: product.productId,
            number: product.number,
            price_pence: product.productPrice,
            main_img: product.mainImg,
            product_info: '',
            created_at: createdAt + index,
          })),
        ),
      )
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  },
};
