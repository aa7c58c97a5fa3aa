// @ts-check
/**
 * The one inline script of our own: applies the stored theme, units and view before the first paint, so that
 * nothing flashes or moves, and marks a page of search results. On the 404 page the link `data-referrer` gets the referrer. Without straight quotes, ampersands and angle brackets: the policy allows its hash, and no
 * renderer may escape a character.
 */
exports.beforePaint =
  'addEventListener(`DOMContentLoaded`,function(){let a=document.querySelector(`[data-referrer]`),r=document.referrer;if(a)if(r.startsWith(location.origin+`/`))a.href=r});try{let s=localStorage,t=s.theme,d=document,e=d.documentElement.dataset;if(/^.q=./.test(location.search))e.asked=``;if(s.units==`metric`)e.units=s.units;if(s.view==`table`)e.view=s.view;addEventListener(`click`,function(v){for(let k of [`units`,`view`]){let u=v.target.dataset[k];if(u)s[k]=e[k]=u}});if(t==`light`||t==`dark`){e.theme=t;for(let b of d.querySelectorAll(`[data-bar]`))b.setAttribute(`media`,b.dataset.bar==t?`all`:`not all`)}}catch{}';
