import type { ComponentType } from 'react';
import { Applications } from './applications.tsx';
import { BrowserFailuresSection } from './browser-failures-section.tsx';
import { CardPaymentsSection } from './card-payments/card-payments-section.tsx';
import { CatalogueSection } from './catalogue/catalogue-section.tsx';
import { ClockSection } from './clock-section.tsx';
import { FaultsSection } from './faults/faults-section.tsx';
import { FunctionsSection } from './functions-section.tsx';
import { Inbox } from './inbox.tsx';
import { JournalSection } from './journal/journal-section.tsx';
import { OrdersSection } from './orders/orders-section.tsx';
import { PeopleSection } from './people-section.tsx';
import { QuotationsSection } from './quotations/quotations-section.tsx';
import { ReturnsSection } from './returns-section.tsx';
import { SharedProjects } from './shared-projects.tsx';
import { WorldsSection } from './worlds-section.tsx';

export interface Section {
  readonly path: string;
  readonly label: string;
  readonly View: ComponentType;
}

/** The console's sections, in the order of the navigation; the console opens on the first. */
export const SECTIONS: readonly [Section, ...Section[]] = [
  { path: '/journal', label: 'Journal', View: JournalSection },
  { path: '/faults', label: 'Faults', View: FaultsSection },
  { path: '/browser-failures', label: 'Failures in browsers', View: BrowserFailuresSection },
  { path: '/applications', label: 'Applications', View: Applications },
  { path: '/shared-projects', label: 'Shared projects', View: SharedProjects },
  { path: '/orders', label: 'Orders', View: OrdersSection },
  { path: '/returns', label: 'Returns', View: ReturnsSection },
  { path: '/quotations', label: 'Quotations', View: QuotationsSection },
  { path: '/card-payments', label: 'Card payments', View: CardPaymentsSection },
  { path: '/inbox', label: 'Inbox', View: Inbox },
  { path: '/people', label: 'People and sessions', View: PeopleSection },
  { path: '/catalogue', label: 'Catalogue', View: CatalogueSection },
  { path: '/functions', label: 'Functions', View: FunctionsSection },
  { path: '/worlds', label: 'Worlds and reset', View: WorldsSection },
  { path: '/clock', label: 'Clock', View: ClockSection },
];
