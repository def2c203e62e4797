// Made from contracts/site-pages.ts and client/pages by npm run generate. Not to be edited.

/** Loads the view of a page. */
export const DESKTOP_VIEWS = {
  home: () =>
    import('../pages/home/home.desktop.tsx').then((m) => m.HomePage),
  login: () =>
    import('../pages/login/login.desktop.tsx').then((m) => m.LoginPage),
  register: () =>
    import('../pages/register/register.desktop.tsx').then((m) => m.RegisterPage),
  'password-forget': () =>
    import('../pages/password-forget/password-forget.desktop.tsx').then((m) => m.PasswordForgetPage),
  main: () =>
    import('../pages/main/main.desktop.tsx').then((m) => m.MainPage),
  category: () =>
    import('../pages/category/category.desktop.tsx').then((m) => m.CategoryPage),
  flooring: () =>
    import('../pages/flooring/flooring.desktop.tsx').then((m) => m.FlooringPage),
  'product-detail': () =>
    import('../pages/product-detail/product-detail.desktop.tsx').then((m) => m.ProductDetailPage),
  gallery: () =>
    import('../pages/gallery/gallery.desktop.tsx').then((m) => m.GalleryPage),
  'news-add': () =>
    import('../pages/news-add/news-add.desktop.tsx').then((m) => m.NewsAddPage),
  delivery: () =>
    import('../pages/delivery/delivery.desktop.tsx').then((m) => m.DeliveryPage),
  terms: () =>
    import('../pages/terms/terms.desktop.tsx').then((m) => m.TermsPage),
  privacy: () =>
    import('../pages/privacy/privacy.desktop.tsx').then((m) => m.PrivacyPage),
  basket: () =>
    import('../pages/basket/basket.desktop.tsx').then((m) => m.BasketPage),
  'not-found': () =>
    import('../pages/not-found/not-found.desktop.tsx').then((m) => m.NotFoundPage),
};
