// Makes messages and their buttons. Text only ever becomes text nodes.

export function element(tag, className, ...children) {
  const made = document.createElement(tag);
  if (className) made.className = className;
  made.append(...children);
  return made;
}

export function button(text, onclick) {
  const made = element("button", "", text);
  made.type = "button";
  made.onclick = onclick;
  return made;
}

function link(text, href, target) {
  return Object.assign(element("a", "button", text), { href, target });
}

function run({ text, tags }) {
  return tags.reduceRight((inner, tag) => element(tag, "", inner), document.createTextNode(text));
}

/** Opens the app here; a tab for each person, so that several can sit at one table. */
function appLink(text, place, start) {
  const query = new URLSearchParams({ person: place.person, chat: place.chat });
  if (start) query.set("startapp", start);
  return link(text, `/chat/open?${query}`, `person-${place.person}`);
}

/** Links into Telegram lead to this page's chats or to the app; all others lead where they say. */
function urlButton(text, url, place, deeds) {
  const address = new URL(url);
  const [, bot, app] = address.pathname.split("/");
  if (address.hostname !== "t.me" || bot !== place.bot) return link(text, url, "_blank");
  if (app) return appLink(text, place, address.searchParams.get("startapp"));
  return button(text, () => deeds.follow(url));
}

function keyOf(key, message, place, deeds) {
  if (key.callback_data !== undefined) return button(key.text, () => deeds.press(message.id, key.callback_data));
  if (key.url) return urlButton(key.text, key.url, place, deeds);
  if (key.web_app) return appLink(key.text, place);
  if (key.copy_text) return button(key.text, () => navigator.clipboard.writeText(key.copy_text.text));
  return button(key.text, () => deeds.type(`@${place.bot} ${key.switch_inline_query ?? key.switch_inline_query_current_chat}`));
}

function remover(message, deeds) {
  const made = button("×", () => deeds.remove(message.id));
  made.className = "remove";
  made.setAttribute("aria-label", "Delete this message");
  return made;
}

function fileLink(message, place) {
  const made = link(message.file, `/chat/file/${place.chat}/${message.id}`, "");
  made.classList.add("file");
  return made;
}

/** A message as its place shows it: the chat and the person who looks. */
export function bubble(message, place, deeds) {
  const time = new Date(message.date * 1000).toLocaleTimeString([], { timeStyle: "short" });
  const author = message.via ? `${message.from} via @${place.bot}` : (message.from ?? "bot");
  const meta = `${author} · ${time}${message.edits ? ` · edited (${message.edits})` : ""}`;
  const text = message.runs.length ? [element("div", "bubble", ...message.runs.map(run))] : [];
  const file = message.file ? [fileLink(message, place)] : [];
  const rows = message.keyboard.map((row) => element("div", "row", ...row.map((key) => keyOf(key, message, place, deeds))));
  return element(
    "li",
    message.from === place.name ? "own" : "",
    ...file,
    ...text,
    ...rows,
    element("div", "meta", meta, remover(message, deeds)),
  );
}
