/** How long a deleted project can be restored. */
export const PROJECT_RESTORE_DAYS = 30;
/** Rooms that a project may hold; the contract's roomList is as long. */
export const MAX_PROJECT_ROOMS = 100;
/** Products in all rooms together: as many lines as the basket takes in one batch. */
export const MAX_PROJECT_LINES = 100;
/** Characters of a project's name, as the contract takes it. */
export const PROJECT_NAME_MAX = 120;
/** Characters of a room's name, as the contract takes it. */
export const ROOM_NAME_MAX = 60;
