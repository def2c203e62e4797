import type { CallTable } from '../../engine/answering/handler.ts';
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
} satisfies CallTable;
