// Shows the chats of the local server and sends what the made-up people do. Text only ever becomes text nodes.

const EVERY_MS = 700;
const COMMANDS = { private: ["/start", "/bisca 2"], supergroup: ["/bisca", "/bisca 2", "/mesa"] };

const people = document.querySelector("#people");
const main = document.querySelector("#chats");
const sections = new Map();
let seen = -1;
let state = { people: [], chats: [] };

const person = () => Number(people.querySelector("input:checked").value);
const nameOf = (id) => state.people.find((known) => known.id === id).name;

function element(tag, className, ...children) {
  const made = document.createElement(tag);
  if (className) made.className = className;
  made.append(...children);
  return made;
}

async function post(path, body) {
  await fetch(path, { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) });
  await refresh();
}

function run({ text, tags }) {
  return tags.reduceRight((inner, tag) => element(tag, "", inner), document.createTextNode(text));
}

function button(chat, message, { text, url, callback_data: data }) {
  if (data !== undefined) {
    const made = element("button", "", text);
    made.onclick = () => post("/chat/press", { chat: chat.id, message: message.id, person: person(), data });
    return made;
  }
  const link = element("a", "button", text);
  const address = new URL(url);
  const app = address.hostname === "t.me" && address.pathname.split("/").length === 3;
  const query = new URLSearchParams({ person: person(), chat: chat.id });
  if (address.searchParams.get("startapp")) query.set("startapp", address.searchParams.get("startapp"));
  link.href = app ? `/chat/open?${query}` : url;
  // A tab for each person, so that several can sit at one table.
  link.target = app ? `person-${person()}` : "_blank";
  return link;
}

function bubble(chat, message) {
  const time = new Date(message.date * 1000).toLocaleTimeString([], { timeStyle: "short" });
  const own = message.from === nameOf(person());
  const meta = `${message.from ?? "bot"} · ${time}${message.edits ? ` · edited ${message.edits}×` : ""}`;
  return element(
    "li",
    own ? "own" : "",
    element("div", "bubble", ...message.runs.map(run)),
    ...message.keyboard.map((row) => element("div", "row", ...row.map((key) => button(chat, message, key)))),
    element("div", "meta", meta),
  );
}

function newSection(key, type, chatOf) {
  const made = document.querySelector("#chat").content.cloneNode(true).firstElementChild;
  const form = made.querySelector("form");
  const say = (text) => post("/chat/say", { chat: chatOf().id, person: person(), text });
  form.onsubmit = (event) => {
    event.preventDefault();
    const text = form.text.value.trim();
    form.reset();
    if (text) void say(text);
  };
  for (const command of COMMANDS[type]) {
    const made = element("button", "", command);
    made.type = "button";
    made.onclick = () => say(command);
    form.querySelector(".commands").append(made);
  }
  main.append(made);
  sections.set(key, made);
}

function show(key, chat) {
  const section = sections.get(key);
  section.querySelector("h2").textContent = chat.type === "private" ? `${chat.title} and the bot` : chat.title;
  const list = section.querySelector("ol");
  list.replaceChildren(...chat.messages.map((message) => bubble(chat, message)));
  list.scrollTop = list.scrollHeight;
}

const group = () => state.chats.find((chat) => chat.type !== "private");
const privately = () => state.chats.find((chat) => chat.id === person());

function render() {
  show("group", group());
  show("private", privately());
}

function meet() {
  for (const { id, name } of state.people) {
    const radio = element("input");
    Object.assign(radio, { type: "radio", name: "person", value: id, checked: id === state.people[0].id, onchange: render });
    people.append(element("label", "", radio, name));
  }
  newSection("group", "supergroup", group);
  newSection("private", "private", privately);
}

async function refresh() {
  const answer = await fetch("/chat/state").catch(() => null);
  if (!answer?.ok) return;
  state = await answer.json();
  if (!sections.size) meet();
  if (state.version !== seen) render();
  seen = state.version;
}

await refresh();
setInterval(refresh, EVERY_MS);
