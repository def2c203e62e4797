import { Router } from 'express';
import type { SharedProject } from '../../../../contracts/api/mock-console.ts';
import { ControlFailure } from './control-failure.ts';
import { decideOn } from './decide-on-project.ts';
import { type InWorld, param } from './in-world.ts';
import { readControl } from './read-control.ts';
import { findSharedProject, listSharedProjects, pictureForStaff } from './shared-project-rows.ts';

/** Customers' projects for the gallery, their pictures, and the decisions on them. */
export function sharedProjectRoutes(inWorld: InWorld): Router {
  return Router()
    .get(
      '/shared-projects',
      inWorld(async ({ db }) => ({ projects: await listSharedProjects(db) })),
    )
    .get(
      '/shared-pictures/:pictureId',
      inWorld(async ({ db }, req) => {
        const picture = await pictureForStaff(db, param(req, 'pictureId'));
        if (!picture) throw new ControlFailure('pictureId: no such picture', 404);
        // sent as data, because others could try to open an address
        return { picture: `data:image/webp;base64,${picture.toString('base64')}` };
      }),
    )
    .post(
      '/shared-projects/:exampleId',
      inWorld(async (world, req): Promise<SharedProject> => {
        const exampleId = param(req, 'exampleId');
        const { review } = readControl('POST /shared-projects/:exampleId', req.body);
        await decideOn(world, exampleId, review);
        const project = await findSharedProject(world.db, exampleId);
        if (!project) throw new ControlFailure('exampleId: no such project', 404);
        return project;
      }),
    );
}
