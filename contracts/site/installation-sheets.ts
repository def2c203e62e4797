export const INSTALLATION_SUBJECTS = ['chevron', 'herringbone', 'versailles', 'vinyl'] as const;
export type InstallationSubject = (typeof INSTALLATION_SUBJECTS)[number];

/** The four sheets of the installation page (docs/product.md, "Screens and addresses"), as the download call names them. */
export const INSTALLATION_SHEETS: Readonly<Record<InstallationSubject, string>> = {
  chevron: 'installation-chevron.pdf',
  herringbone: 'installation-herringbone.pdf',
  versailles: 'installation-versailles.pdf',
  vinyl: 'installation-vinyl.pdf',
};
