import type { CallTable } from '../../engine/answering/handler.ts';
import { HOUR_MS } from '../../engine/limits/limit.ts';
import {
  downloadFloorPlan,
  keepFloorPlan,
  readFloorPlan,
  removeKeptFloorPlan,
  uploadFloorPlan,
} from './floor-plan-use-cases.ts';
import {
  addToProject,
  changeProjectProduct,
  productsOfProject,
  removeProjectProduct,
} from './line-use-cases.ts';
import {
  downloadProjectPicture,
  keepProjectPicture,
  picturesOfProject,
  removeProjectPicture,
  renameProjectPicture,
} from './picture-use-cases.ts';
import { addProjectRooms, removeProjectRoom, renameProjectRoom } from './room-use-cases.ts';
import {
  changeProject,
  copyProject,
  deleteProject,
  openProject,
  projectsOfUser,
  readProject,
  restoreProject,
  summariesOfUser,
} from './use-cases.ts';

export const projectCalls = {
  '/woojiapi/order/qryprojectbyuserid': { handler: projectsOfUser },
  '/woojiapi/order/qryprojectsummary': { handler: summariesOfUser },
  '/woojiapi/order/qryprojectdetail': { handler: readProject },
  '/woojiapi/order/insertproject': { handler: openProject },
  '/woojiapi/order/updateproject': { handler: changeProject },
  '/woojiapi/order/deleteproject': { handler: deleteProject },
  '/woojiapi/order/restoreproject': { handler: restoreProject },
  '/woojiapi/order/copyproject': { handler: copyProject },
  '/woojiapi/order/insertprojectroom': { handler: addProjectRooms },
  '/woojiapi/order/updateprojectroom': { handler: renameProjectRoom },
  '/woojiapi/order/deleteprojectroom': { handler: removeProjectRoom },
  '/woojiapi/order/insertprojectproduct': { handler: addToProject },
  '/woojiapi/order/qryprojectproduct': { handler: productsOfProject },
  '/woojiapi/order/updateprojectproduct': { handler: changeProjectProduct },
  '/woojiapi/order/deleteprojectproduct': { handler: removeProjectProduct },
  '/woojiapi/order/insertprojectpicture': { handler: keepProjectPicture },
  '/woojiapi/order/qryprojectpictures': { handler: picturesOfProject },
  '/woojiapi/order/downloadprojectpicture': { handler: downloadProjectPicture },
  '/woojiapi/order/updateprojectpicture': { handler: renameProjectPicture },
  '/woojiapi/order/deleteprojectpicture': { handler: removeProjectPicture },
  '/woojiapi/order/uploadfloorplan': {
    handler: uploadFloorPlan,
    limits: [{ per: 'address', calls: 60, withinMs: HOUR_MS }],
  },
  '/woojiapi/order/insertfloorplan': { handler: keepFloorPlan },
  '/woojiapi/order/qryfloorplan': { handler: readFloorPlan },
  '/woojiapi/order/downloadfloorplan': { handler: downloadFloorPlan },
  '/woojiapi/order/deletefloorplan': { handler: removeKeptFloorPlan },
} satisfies CallTable;
