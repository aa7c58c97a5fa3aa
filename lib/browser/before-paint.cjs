// @ts-check
/**
 * The one inline script of our own, which runs before anything is painted: it shows the theme a visitor chose
 * here, in the page and in the browser's bar, keeps the unit of strengths and the view of a list that a reader chose, and keeps a place for the grades viewed before, so that nothing
 * flashes and nothing moves. On the 404 page it gives the page of this site that led there to the link `data-asked`,
 * which spares every page a component. Without quotes, ampersands and brackets, so that no renderer escapes a character
 * of what the policy allows by its hash.
 */
exports.beforePaint =
  'addEventListener(`DOMContentLoaded`,function(){let a=document.querySelector(`[data-asked]`),r=document.referrer;if(a)if(r.startsWith(location.origin+`/`))a.href=r});try{let s=localStorage,t=s.theme,d=document,e=d.documentElement.dataset;if(s.recent)e.recent=1;if(s.strength==`mpa`)e.strength=s.strength;if(s.view==`table`)e.view=s.view;addEventListener(`click`,function(v){for(let k of [`strength`,`view`]){let u=v.target.dataset[k];if(u)s[k]=e[k]=u}});if(t==`light`||t==`dark`){e.theme=t;for(let b of d.querySelectorAll(`[data-bar]`))b.setAttribute(`media`,b.dataset.bar==t?`all`:`not all`)}}catch{}';
