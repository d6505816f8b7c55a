import { mount } from "svelte";
import { painted } from "./motion/painted";
import App from "./App.svelte";
import { ensureSprite } from "./cards/sprite";
import "./styles/index.css";

const target = document.getElementById("app");
if (!target) throw new Error("index.html has no #app");
// What the page shows by itself is seen first, even where all scripts lie in the browser's store.
void painted().then(() => mount(App, { target }));
// The drawings come meanwhile.
ensureSprite();
