// Made from contracts/site-pages.ts and client/pages by npm run generate. Not to be edited.

/** Loads the view of a page in a tree. */
export const PAGE_VIEWS = {
  home: {
    desktop: () =>
      import('../pages/home/home.desktop.tsx').then((m) => m.HomePage),
    mobile: () =>
      import('../pages/home/home.mobile.tsx').then((m) => m.HomePage),
  },
  login: {
    desktop: () =>
      import('../pages/login/login.desktop.tsx').then((m) => m.LoginPage),
    mobile: () =>
      import('../pages/login/login.mobile.tsx').then((m) => m.LoginPage),
  },
  register: {
    desktop: () =>
      import('../pages/register/register.desktop.tsx').then((m) => m.RegisterPage),
    mobile: () =>
      import('../pages/register/register.mobile.tsx').then((m) => m.RegisterPage),
  },
  'password-forget': {
    desktop: () =>
      import('../pages/password-forget/password-forget.desktop.tsx').then((m) => m.PasswordForgetPage),
    mobile: () =>
      import('../pages/password-forget/password-forget.mobile.tsx').then((m) => m.PasswordForgetPage),
  },
  main: {
    desktop: () =>
      import('../pages/main/main.desktop.tsx').then((m) => m.MainPage),
    mobile: () =>
      import('../pages/main/main.mobile.tsx').then((m) => m.MainPage),
  },
  category: {
    desktop: () =>
      import('../pages/category/category.desktop.tsx').then((m) => m.CategoryPage),
    mobile: () =>
      import('../pages/category/category.mobile.tsx').then((m) => m.CategoryPage),
  },
  flooring: {
    desktop: () =>
      import('../pages/flooring/flooring.desktop.tsx').then((m) => m.FlooringPage),
    mobile: () =>
      import('../pages/flooring/flooring.mobile.tsx').then((m) => m.FlooringPage),
  },
  'product-detail': {
    desktop: () =>
      import('../pages/product-detail/product-detail.desktop.tsx').then((m) => m.ProductDetailPage),
    mobile: () =>
      import('../pages/product-detail/product-detail.mobile.tsx').then((m) => m.ProductDetailPage),
  },
  delivery: {
    desktop: () =>
      import('../pages/delivery/delivery.desktop.tsx').then((m) => m.DeliveryPage),
    mobile: () =>
      import('../pages/delivery/delivery.mobile.tsx').then((m) => m.DeliveryPage),
  },
  terms: {
    desktop: () =>
      import('../pages/terms/terms.desktop.tsx').then((m) => m.TermsPage),
    mobile: () =>
      import('../pages/terms/terms.mobile.tsx').then((m) => m.TermsPage),
  },
  privacy: {
    desktop: () =>
      import('../pages/privacy/privacy.desktop.tsx').then((m) => m.PrivacyPage),
    mobile: () =>
      import('../pages/privacy/privacy.mobile.tsx').then((m) => m.PrivacyPage),
  },
  basket: {
    desktop: () =>
      import('../pages/basket/basket.desktop.tsx').then((m) => m.BasketPage),
    mobile: () =>
      import('../pages/basket/basket.mobile.tsx').then((m) => m.BasketPage),
  },
  projects: {
    mobile: () =>
      import('../pages/projects/projects.mobile.tsx').then((m) => m.ProjectsPage),
  },
  'not-found': {
    desktop: () =>
      import('../pages/not-found/not-found.desktop.tsx').then((m) => m.NotFoundPage),
    mobile: () =>
      import('../pages/not-found/not-found.mobile.tsx').then((m) => m.NotFoundPage),
  },
};
