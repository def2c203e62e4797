import type { ReactNode } from 'react';

interface IconProps {
  /** CSS length; the text's size by default */
  size?: string;
}

function Icon({ size = '1.25em', children }: IconProps & { children: ReactNode }) {
  return (
    <svg
      aria-hidden="true"
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {children}
    </svg>
  );
}

const path = (d: string) => (props: IconProps) => (
  <Icon {...props}>
    <path d={d} />
  </Icon>
);

export const ChevronDownIcon = path('m6 9 6 6 6-6');
export const ChevronLeftIcon = path('m15 6-6 6 6 6');
export const ChevronRightIcon = path('m9 6 6 6-6 6');
export const ArrowRightIcon = path('M4 12h16m-6-6 6 6-6 6');
export const ArrowUpIcon = path('M12 20V4m-6 6 6-6 6 6');
export const SearchIcon = path('M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13Zm4.7-1.8L20 20');
export const CloseIcon = path('M6 6l12 12M18 6 6 18');
export const MoreIcon = path(
  'M5 13a1 1 0 1 0 0-2 1 1 0 0 0 0 2Zm7 0a1 1 0 1 0 0-2 1 1 0 0 0 0 2Zm7 0a1 1 0 1 0 0-2 1 1 0 0 0 0 2Z',
);
export const MenuIcon = path('M4 8h16M4 16h16');
export const BasketIcon = path('M4 9h16l-1.5 11h-13L4 9Zm4 0 4-6 4 6');
export const UserIcon = path('M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8Zm-8 9c.6-4 4-6 8-6s7.4 2 8 6');
export const FilterIcon = path('M4 6h16M7 12h10m-7 6h4');
export const CheckIcon = path('m5 13 4.5 4.5L19 7');
export const MinusIcon = path('M5 12h14');
export const PlusIcon = path('M12 5v14M5 12h14');
export const TrashIcon = path('M5 7h14M10 7V4h4v3m-7 0 1 13h8l1-13');
export const DownloadIcon = path('M12 4v11m-5-5 5 5 5-5M5 20h14');
export const FolderIcon = path('M3 19V6h6l2 2h10v11H3Z');
export const GridIcon = path('M4 4h7v7H4zM13 4h7v7h-7zM4 13h7v7H4zM13 13h7v7h-7z');
export const SwatchesIcon = path('M4 4h16v16H4zM4 9.3h16M4 14.7h16M9.3 4v16M14.7 4v16');
export const RowsIcon = path('M4 6h16M4 12h16M4 18h16');
export const AlertIcon = path('M12 8v5m0 3.5v.01M12 3 2.5 20h19L12 3Z');
export const BrokenPictureIcon = path('M4 5h16v14H4zm0 11 5-5 4 4m1-3 2-2 4 4');
export const InfoIcon = path('M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18Zm0-10v5.5m0-9v.01');
export const ErrorIcon = path('M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18Zm0-13.5V13m0 3.5v.01');
export const SuccessIcon = path('M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18Zm-4-9 2.8 2.8L16 9.5');
