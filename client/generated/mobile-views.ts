// Made from contracts/site-pages.ts and client/pages by npm run generate. Not to be edited.

/** Loads the view of a page. */
export const MOBILE_VIEWS = {
  home: () =>
    import('../pages/home/home.mobile.tsx').then((m) => m.HomePage),
  login: () =>
    import('../pages/login/login.mobile.tsx').then((m) => m.LoginPage),
  register: () =>
    import('../pages/register/register.mobile.tsx').then((m) => m.RegisterPage),
  'password-forget': () =>
    import('../pages/password-forget/password-forget.mobile.tsx').then((m) => m.PasswordForgetPage),
  main: () =>
    import('../pages/main/main.mobile.tsx').then((m) => m.MainPage),
  category: () =>
    import('../pages/category/category.mobile.tsx').then((m) => m.CategoryPage),
  flooring: () =>
    import('../pages/flooring/flooring.mobile.tsx').then((m) => m.FlooringPage),
  'product-detail': () =>
    import('../pages/product-detail/product-detail.mobile.tsx').then((m) => m.ProductDetailPage),
  gallery: () =>
    import('../pages/gallery/gallery.mobile.tsx').then((m) => m.GalleryPage),
  'news-add': () =>
    import('../pages/news-add/news-add.mobile.tsx').then((m) => m.NewsAddPage),
  'news-add-success': () =>
    import('../pages/news-add-success/news-add-success.mobile.tsx').then((m) => m.NewsAddSuccessPage),
  delivery: () =>
    import('../pages/delivery/delivery.mobile.tsx').then((m) => m.DeliveryPage),
  terms: () =>
    import('../pages/terms/terms.mobile.tsx').then((m) => m.TermsPage),
  privacy: () =>
    import('../pages/privacy/privacy.mobile.tsx').then((m) => m.PrivacyPage),
  basket: () =>
    import('../pages/basket/basket.mobile.tsx').then((m) => m.BasketPage),
  projects: () =>
    import('../pages/projects/projects.mobile.tsx').then((m) => m.ProjectsPage),
  'not-found': () =>
    import('../pages/not-found/not-found.mobile.tsx').then((m) => m.NotFoundPage),
};
