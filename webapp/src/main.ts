import { mount } from "svelte";
import App from "./App.svelte";
import { ensureSprite } from "./cards/sprite";
import "./styles/index.css";

const target = document.getElementById("app");
if (!target) throw new Error("index.html has no #app");
// The drawings come while the room is entered.
ensureSprite();
mount(App, { target });
