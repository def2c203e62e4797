import { accountCases } from './account-cases.ts';
import { addressCases } from './address-cases.ts';
import { approvalCases } from './approval-cases.ts';
import { basketCases } from './basket-cases.ts';
import { basketExtraCases } from './basket-extra-cases.ts';
import { browseCases } from './browse-cases.ts';
import { consoleCases } from './console-cases.ts';
import type { ContractCase } from './contract-case.ts';
import { countCases } from './count-cases.ts';
import { doorCases } from './door-cases.ts';
import { downloadCases } from './download-cases.ts';
import { floorPlanCases } from './floor-plan-cases.ts';
import { galleryCases } from './gallery-cases.ts';
import { invitationCases } from './invitation-cases.ts';
import { logoCases } from './logo-cases.ts';
import { messageCases } from './message-cases.ts';
import { orderCases } from './order-cases.ts';
import { paperCases } from './paper-cases.ts';
import { paymentCases } from './payment-cases.ts';
import { peopleCases } from './people-cases.ts';
import { planCases } from './plan-cases.ts';
import { projectCases } from './project-cases.ts';
import { projectPictureCases } from './project-picture-cases.ts';
import { quotationCases } from './quotation-cases.ts';
import { quotationPaperCases } from './quotation-paper-cases.ts';
import { returnCases } from './return-cases.ts';
import { sessionCases } from './session-cases.ts';
import { settingsCases } from './settings-cases.ts';

/** The whole suite: the rules of every call, then each call's own work, then cases that only a mock's console can bring about. */
export const contractCases: readonly ContractCase[] = [
  ...doorCases,
  ...sessionCases,
  ...browseCases,
  ...downloadCases,
  ...accountCases,
  ...settingsCases,
  ...peopleCases,
  ...invitationCases,
  ...approvalCases,
  ...logoCases,
  ...messageCases,
  ...basketCases,
  ...basketExtraCases,
  ...projectCases,
  ...projectPictureCases,
  ...floorPlanCases,
  ...planCases,
  ...orderCases,
  ...paperCases,
  ...quotationPaperCases,
  ...returnCases,
  ...quotationCases,
  ...countCases,
  ...paymentCases,
  ...addressCases,
  ...galleryCases,
  ...consoleCases,
];
