import { addProjectRooms, createProject, projectsChanged } from '../../features/projects/projects.api.ts';
import { safeToRepeat } from '../../lib/safe-to-repeat.ts';

export interface RoomsToSave {
  readonly projectName: string;
  readonly userId: string;
  readonly roomList: string[];
  /** the project created by an earlier try; '' for none */
  readonly projectId: string;
  /** called as soon as the project is created, before its rooms are saved */
  readonly onMade: (projectId: string) => void;
}

/**
 * Saves rooms as a new project. It takes two calls; if the second one fails, the next try uses the project already created.
 * @returns the id of the project
 */
export function roomSaver(): (rooms: RoomsToSave) => Promise<string> {
  const create = safeToRepeat(createProject);
  const addRooms = safeToRepeat(addProjectRooms);
  return async ({ projectName, userId, roomList, projectId: made, onMade }) => {
    const projectId = made || (await create({ projectName, userId })).projectId;
    if (!made) onMade(projectId);
    await addRooms({ projectId, roomList });
    void projectsChanged();
    return projectId;
  };
}
