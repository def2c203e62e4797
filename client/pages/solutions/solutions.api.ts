import { createProject } from '../../features/projects/projects.api.ts';
import { projectsChanged } from '../../features/projects/projects-changed.ts';
import { call } from '../../lib/api-client.ts';
import { safeToRepeat } from '../../lib/safe-to-repeat.ts';

export interface RoomsToSave {
  readonly projectName: string;
  readonly userId: string;
  readonly roomList: string[];
}

/**
 * Saves rooms as a new project. When it is called again because its rooms could not be saved, the project that was
 * made is used, not another one.
 * @returns the id of the project
 */
export function roomSaver(): (rooms: RoomsToSave) => Promise<string> {
  const create = safeToRepeat(createProject);
  const addRooms = safeToRepeat((body: { projectId: string; roomList: string[] }, serial: string) =>
    call('/woojiapi/order/insertprojectroom', body, { serial }),
  );
  const made = new Map<string, string>();
  return async ({ projectName, userId, roomList }) => {
    const key = JSON.stringify([userId, projectName]);
    const projectId = made.get(key) ?? (await create({ projectName, userId })).projectId;
    made.set(key, projectId);
    await addRooms({ projectId, roomList });
    made.delete(key);
    void projectsChanged();
    return projectId;
  };
}
