/**
 * The one inline script of our own, which runs before anything is painted: it shows the theme a visitor chose
 * here, and keeps a place for the grades viewed before, so that nothing flashes and nothing moves. Without quotes,
 * ampersands and brackets, so that no renderer escapes a character of what the policy allows by its hash.
 */
exports.beforePaint =
  'try{let s=localStorage,d=document.documentElement.dataset;if(s.theme)d.theme=s.theme;if(s.recent)d.recent=1}catch{}';
