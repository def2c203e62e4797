/** How long a deleted project can be restored. */
export const PROJECT_RESTORE_DAYS = 30;
/** Rooms that a project may hold; the contract's roomList is as long. */
export const MAX_PROJECT_ROOMS = 100;
/** Products in all rooms together; the same as the most lines that the basket accepts in one batch. */
export const MAX_PROJECT_LINES = 100;
/** Pictures of laid floors that a project may keep. */
export const MAX_PROJECT_PICTURES = 12;
/** Floors in one picture, side by side. */
export const MAX_PICTURED_FLOORS = 3;
/** The most characters of a picture's title that the contract allows. */
export const PICTURE_TITLE_MAX = 80;
/** The most characters of a project's name that the contract allows. */
export const PROJECT_NAME_MAX = 120;
/** The most characters of a room's name that the contract allows. */
export const ROOM_NAME_MAX = 60;
