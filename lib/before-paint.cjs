/**
 * The one inline script of our own, which runs before anything is painted: it shows the theme a visitor chose
 * here, in the page and in the browser's bar, and keeps a place for the grades viewed before, so that nothing flashes and nothing moves. Without quotes,
 * ampersands and brackets, so that no renderer escapes a character of what the policy allows by its hash.
 */
exports.beforePaint =
  'try{let s=localStorage,t=s.theme,d=document,e=d.documentElement.dataset;if(s.recent)e.recent=1;if(t){e.theme=t;for(let b of d.querySelectorAll(`[data-bar]`))b.setAttribute(`media`,b.dataset.bar==t?`all`:`not all`)}}catch{}';
