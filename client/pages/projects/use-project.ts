import { useState } from 'react';
import { hasResultCode } from '../../lib/call-error.ts';
import { copyText } from '../../lib/copy-text.ts';
import { type Reading, readingOf } from '../../lib/reading.ts';
import { useStoredNumbers } from '../../lib/use-stored-numbers.ts';
import { useGo } from '../../state/device.ts';
import { notify } from '../../state/notices.ts';
import { useCustomer } from '../../state/session.ts';
import { type ProjectProduct, type ProjectView, projectView } from './project-view.ts';
import { addRooms, change, copyProject, useDetailCall, useProductsCall } from './projects.api.ts';
import { useFocusAfter } from './use-focus-after.ts';
import { useWork, type Work } from './use-work.ts';

export interface OpenProject {
  readonly view: ProjectView;
  /** whether it shows only what was added in this browser, because the backend lists no products */
  readonly isKeptHere: boolean;
  /** whether this customer may change rooms and products now */
  readonly mayChange: boolean;
  readonly work: Work;
  /** all products, with packs that were just set */
  readonly products: readonly ProjectProduct[];
  readonly announcement: string;
  /** these two reject with the reason, which the dialog shows */
  readonly rename: (projectName: string) => Promise<void>;
  readonly copy: (projectName: string) => Promise<void>;
  readonly addRoom: (roomName: string) => Promise<void>;
  readonly renameRoom: (roomId: string, roomName: string) => Promise<void>;
  readonly finish: (isFinished: boolean) => void;
  readonly remove: () => void;
  readonly copyLink: () => void;
  readonly removeRoom: (roomId: string) => void;
  readonly setPacks: (lineId: string, packs: number) => void;
  readonly move: (lineId: string, roomId: string) => void;
  readonly removeLine: (lineId: string) => void;
  /** @returns whether it is saved */
  readonly renamePicture: (pictureId: string, title: string) => Promise<boolean>;
  readonly removePicture: (pictureId: string) => void;
}

/** The place of work on the whole project (see `Work`); work on a line or a room is shown at that line or room. */
export const AT_HEAD = 'head';

export const roomHeadingId = (roomId: string) => `room-${roomId || 'none'}`;
/** The heading over the project's pictures. */
export const PICTURES_ID = 'project-pictures';
export const roomChoiceId = (lineId: string) => `room-of-${lineId}`;

export interface ProjectState {
  readonly reading: Reading<OpenProject>;
  /** deleted, or another company's; the server doesn't say which */
  readonly isClosed: boolean;
}

/** One project: its rooms, floors and totals, and what can be done with it. */
export function useProject(projectId: string): ProjectState {
  const { user } = useCustomer();
  const detail = useDetailCall(projectId);
  const products = useProductsCall(projectId);
  const {
    numbers: packs,
    set: setPacks,
    errorOf,
  } = useStoredNumbers(products.data, (lineId, number) =>
    change('/woojiapi/order/updateprojectproduct', { projectId, lineId, number }),
  );
  const work = useWork();
  const go = useGo();
  const [announcement, announce] = useState('');

  const error = detail.error ?? products.error;
  const isClosed = hasResultCode(error, NOT_YOURS);
  const isRead = !isClosed && detail.data !== undefined && products.data !== undefined;
  const isKeptHere = products.data !== undefined && 'isKeptHere' in products.data;
  const looseName = isKeptHere ? 'Floors and accessories' : undefined;
  const view = isRead
    ? projectView(detail.data.data, products.data.data, user.userId, packs, looseName)
    : undefined;
  const focusAfter = useFocusAfter(view);
  const retry = () => Promise.all([detail.retry(), products.retry()]);
  if (!view || !products.data)
    return { reading: readingOf<OpenProject>({ error, retry }, undefined), isClosed };

  const current = products.data.data.map((each) => ({
    ...each,
    number: packs.get(each.lineId) ?? each.number,
  }));
  const update = (body: { projectName?: string; sts?: 'Ongoing' | 'Finished' }) =>
    change('/woojiapi/order/updateproject', { projectId, ...body });

  const reading: Reading<OpenProject> = {
    state: 'ready',
    value: {
      view,
      products: current,
      isKeptHere,
      mayChange: view.isOwn && !view.isFinished && !isKeptHere,
      work: { ...work, errorAt: (at) => work.errorAt(at) ?? errorOf(at) },
      announcement,
      rename: async (projectName) => void (await update({ projectName })),
      copy: async (projectName) => go('projects', { id: await copyProject(projectId, projectName) }),
      addRoom: async (roomName) => void (await addRooms(projectId, [roomName])),
      renameRoom: async (roomId, roomName) =>
        void (await change('/woojiapi/order/updateprojectroom', { projectId, roomId, roomName })),
      finish(isFinished) {
        void work.run(AT_HEAD, async () => {
          await update({ sts: isFinished ? 'Finished' : 'Ongoing' });
          announce(isFinished ? 'The project is finished.' : 'The project is ongoing again.');
        });
      },
      remove() {
        void work.run(AT_HEAD, async () => {
          await change('/woojiapi/order/deleteproject', { projectId });
          go('projects', { deleted: projectId });
        });
      },
      copyLink() {
        void work.run(AT_HEAD, async () => {
          await copyText(location.href, 'Please copy the address of this page.');
          notify({ type: 'success', text: 'Link copied. Colleagues at your company can open it.' });
        });
      },
      removeRoom(roomId) {
        focusAfter();
        void work.run(roomId, async () => {
          await change('/woojiapi/order/deleteprojectroom', { projectId, roomId });
          announce('The room is removed. Its floors stay in the project.');
        });
      },
      setPacks,
      move(lineId, roomId) {
        focusAfter(roomChoiceId(lineId), roomHeadingId(roomId));
        void work.run(lineId, async () => {
          await change('/woojiapi/order/updateprojectproduct', { projectId, lineId, roomId });
          const room = view.rooms.find((each) => each.roomId === roomId);
          announce(room && roomId ? `Moved to ${room.name}.` : 'Moved out of its room.');
        });
      },
      removeLine(lineId) {
        const line = current.find((each) => each.lineId === lineId);
        focusAfter(roomHeadingId(line?.roomId ?? ''));
        void work.run(lineId, async () => {
          await change('/woojiapi/order/deleteprojectproduct', { projectId, lineId });
          announce(`${line?.productName} is removed.`);
        });
      },
      renamePicture: (pictureId, title) =>
        work.run(pictureId, async () => {
          await change('/woojiapi/order/updateprojectpicture', { projectId, pictureId, title });
          announce('The title is saved.');
        }),
      removePicture(pictureId) {
        focusAfter(PICTURES_ID);
        void work.run(pictureId, async () => {
          await change('/woojiapi/order/deleteprojectpicture', { projectId, pictureId });
          announce('The picture is removed.');
        });
      },
    },
  };
  return { reading, isClosed };
}

const NOT_YOURS = '102';
