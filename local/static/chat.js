// Shows the chats of the local server and sends what the made-up people do.

import { bubble, button, element } from "./messages.js";

const EVERY_MS = 700;
const TYPED_MS = 300;
const TOAST_MS = 4000;
const COMMANDS = { private: ["/start", "/bisca 2"], group: ["/bisca", "/bisca 2", "/mesa", "/mesas"] };

const find = (selector) => document.querySelector(selector);
const chosen = (fieldset) => Number(find(`#${fieldset} input:checked`).value);
const person = () => chosen("people");
const sections = {};
let state = { people: [], chats: [] };

const groups = () => state.chats.filter((chat) => chat.type !== "private");
const chatOf = {
  group: () => groups().find((chat) => chat.id === chosen("groups")),
  private: () => state.chats.find((chat) => chat.id === person()),
};

async function post(deed, chat, more = {}) {
  const body = JSON.stringify({ chat: chat.id, person: person(), ...more });
  const answer = await fetch(`/chat/${deed}`, { method: "POST", headers: { "Content-Type": "application/json" }, body });
  const told = await answer.json();
  if (told.error) toast(told.error);
  await refresh();
  return told;
}

function toast(text) {
  find("#toast").textContent = text;
  clearTimeout(toast.timer);
  toast.timer = setTimeout(() => (find("#toast").textContent = ""), TOAST_MS);
}

async function press(chat, message, data) {
  const { text, alert } = await post("press", chat, { message, data });
  if (!text) return;
  if (!alert) return toast(text);
  find("#alert-text").textContent = text;
  find("#alert").showModal();
}

async function follow(url) {
  sections.private.form.text.focus();
  sections.private.root.scrollIntoView({ behavior: "smooth" });
  await post("follow", chatOf.private(), { url });
}

/** A section's form: messages, commands, and the results of what is asked with `@bot`. */
function furnish(section, kind) {
  const { form, results } = section;
  const say = (text) => post("say", chatOf[kind](), { text });
  form.onsubmit = (event) => {
    event.preventDefault();
    const text = form.text.value.trim();
    if (!text || asked(text) !== null) return;
    form.reset();
    void say(text);
  };
  form.text.oninput = () => {
    clearTimeout(section.typed);
    section.typed = setTimeout(() => void offer(section, kind), TYPED_MS);
  };
  form.text.onkeydown = (event) => {
    if (event.key === "Escape") close(section);
    if (event.key === "ArrowUp" && !results.hidden) results.querySelector("button")?.focus();
  };
  form.querySelector(".commands").append(...COMMANDS[kind].map((command) => button(command, () => say(command))));
}

function asked(text) {
  const [name, ...words] = text.split(" ");
  return name === `@${state.bot}` ? words.join(" ") : null;
}

function close({ form, results }) {
  form.reset();
  results.hidden = true;
}

async function offer(section, kind) {
  const { form, results } = section;
  const text = asked(form.text.value);
  results.hidden = text === null;
  if (text === null) return;
  const offered = await post("query", chatOf[kind](), { text });
  if (asked(form.text.value) !== text) return;
  const choose = (result) => {
    close(section);
    form.text.focus();
    void post("choose", chatOf[kind](), { text, result });
  };
  const items = offered.results.map((result) => {
    const made = button(result.title, () => choose(result));
    made.append(element("span", "meta", result.description ?? ""));
    return element("li", "", made);
  });
  results.replaceChildren(...(items.length ? items : [element("li", "meta", "No results")]));
}

function newSection(kind) {
  const root = find("#chat").content.cloneNode(true).firstElementChild;
  const part = (selector) => root.querySelector(selector);
  const section = { root, form: part("form"), results: part(".results"), log: part(".log"), list: part("ol"), shown: new Map(), chat: null };
  root.dataset.kind = kind;
  furnish(section, kind);
  find("main").append(root);
  return section;
}

function actions(chat) {
  const let_ = (text, status) => button(text, () => post("let", chat, { status }));
  if (chat.type === "private") return [chat.barred.includes("blocked") ? let_("Unblock", "member") : let_("Block", "kicked")];
  const membership = chat.barred
    ? [let_("Add the bot", "member")]
    : [let_("Remove the bot", "kicked"), let_("Mute the bot", "restricted")];
  return chat.type === "group" ? [...membership, button("Upgrade", () => upgrade(chat))] : membership;
}

async function upgrade(chat) {
  await post("upgrade", chat);
  meetGroups(groups().findIndex(({ title }) => title === chat.title));
  render();
}

function show(kind) {
  const section = sections[kind];
  const chat = chatOf[kind]();
  const title = chat.type === "private" ? `${chat.title} and the bot` : chat.title;
  section.root.querySelector("h2").textContent = title;
  section.log.ariaLabel = title;
  const status = `${chat.id} ${chat.type} ${chat.barred}`;
  if (section.status !== status) section.root.querySelector(".actions").replaceChildren(...actions(chat));
  section.status = status;
  showMessages(section, chat, kind);
}

/** Touches what has changed alone: the rest keeps its focus, and is not read out again. */
function showMessages(section, chat, kind) {
  const { log, list } = section;
  const place = { chat: chat.id, person: person(), name: state.people.find(({ id }) => id === person()).name, bot: state.bot };
  const deeds = {
    press: (message, data) => void press(chat, message, data),
    remove: (message) => void post("delete", chat, { message }),
    follow: (url) => void follow(url),
    type: (text) => {
      section.form.text.value = text;
      section.form.text.focus();
      void offer(section, kind);
    },
  };
  const atEnd = log.scrollHeight - log.scrollTop - log.clientHeight < 40 || section.chat !== chat.id;
  const kept = new Map();
  for (const message of chat.messages) {
    const key = JSON.stringify([message, place]);
    const before = section.shown.get(message.id);
    const item = before?.key === key ? before.item : bubble(message, place, deeds);
    if (!before) list.append(item);
    else if (item !== before.item) replace(before.item, item);
    kept.set(message.id, { key, item });
  }
  for (const [id, { item }] of section.shown) if (!kept.has(id)) item.remove();
  section.shown = kept;
  section.chat = chat.id;
  if (atEnd) log.scrollTop = log.scrollHeight;
}

function replace(before, after) {
  const keys = (item) => [...item.querySelectorAll(".row > *")];
  const index = keys(before).indexOf(document.activeElement);
  before.replaceWith(after);
  if (index >= 0) keys(after)[Math.min(index, keys(after).length - 1)]?.focus();
}

function render() {
  show("group");
  show("private");
}

function radios(fieldset, entries, checked) {
  find(fieldset).querySelectorAll("label").forEach((label) => label.remove());
  for (const [index, { id, name }] of entries.entries()) {
    const radio = Object.assign(element("input"), { type: "radio", name: fieldset, value: id, checked: index === checked, onchange: render });
    find(fieldset).append(element("label", "", radio, name));
  }
}

const meetGroups = (checked) => radios("#groups", groups().map(({ id, title }) => ({ id, name: title })), checked);

function meet() {
  radios("#people", state.people, 0);
  meetGroups(0);
  for (const kind of ["group", "private"]) sections[kind] = newSection(kind);
}

async function refresh() {
  const answer = await fetch("/chat/state").catch(() => null);
  if (!answer?.ok) return;
  const before = state.version;
  state = await answer.json();
  if (!sections.group) meet();
  if (!chatOf.group()) meetGroups(0);
  if (state.version !== before) render();
}

await refresh();
setInterval(refresh, EVERY_MS);
